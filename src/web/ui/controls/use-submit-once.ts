import { type FormEvent, useRef } from 'react';

/**
 * For a form's `onSubmit`: deaf until what it sent has been answered, so that however fast somebody clicks, before anything is
 * drawn anew, a form is sent once.
 */
export function useSubmitOnce(send: (event: FormEvent) => Promise<unknown>): (event: FormEvent) => void {
  const sending = useRef(false);
  return (event) => {
    // Unheard, the browser would send the form itself.
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void send(event).finally(() => {
      sending.current = false;
    });
  };
}
