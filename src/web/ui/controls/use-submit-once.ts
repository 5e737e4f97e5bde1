import { type FormEvent, useRef } from 'react';

/** For a form's `onSubmit`: ignores submits until the running one is answered; disabled state would come a render too late. */
export function useSubmitOnce(send: (event: FormEvent) => Promise<unknown>): (event: FormEvent) => void {
  const sending = useRef(false);
  return (event) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void send(event).finally(() => {
      sending.current = false;
    });
  };
}
