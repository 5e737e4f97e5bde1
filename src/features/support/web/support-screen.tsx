import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMaybeSession } from '../../../web/page/root-data.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Received } from '../../../web/ui/feedback/received.tsx';
import { SupportForm } from './support-form.tsx';

/** `/support`: the form, and thanks in its place once it was sent. */
export function SupportScreen() {
  const [receivedFrom, setReceivedFrom] = useState<string | null>(null);
  if (receivedFrom !== null) return <SupportReceived sender={receivedFrom} />;
  return <SupportForm onReceived={setReceivedFrom} />;
}

/** Says that a request was received, and leads back. @param props.sender where the answer goes. */
function SupportReceived({ sender }: { sender: string }) {
  const navigate = useNavigate();
  const session = useMaybeSession();
  // Who came from elsewhere goes to their own first page.
  const goBack = () => {
    if (hasPageBefore()) void navigate(-1);
    else void navigate(session ? `/dashboard/${session.userId}` : '/');
  };
  const back = (
    <Button tone="primary" size="large" onClick={goBack} className="mt-8 w-full">
      Go Back
    </Button>
  );
  return (
    <Received heading="Thank You!" action={back}>
      A person reads every request. The answer goes to{' '}
      <strong className="wrap-anywhere text-text">{sender}</strong>.
    </Received>
  );
}

/** React Router counts the pages of this site that were opened without loading a document. */
function hasPageBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
