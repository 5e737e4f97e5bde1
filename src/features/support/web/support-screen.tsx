import { useState } from 'react';
import { SupportForm } from './support-form.tsx';
import { SupportReceived } from './support-received.tsx';

/** `/support`: the form, and thanks in its place once it was sent. */
export function SupportScreen() {
  const [receivedFrom, setReceivedFrom] = useState<string | null>(null);
  if (receivedFrom !== null) return <SupportReceived sender={receivedFrom} />;
  return <SupportForm onReceived={setReceivedFrom} />;
}
