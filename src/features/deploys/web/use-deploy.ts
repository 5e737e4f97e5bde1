import { useState } from 'react';
import { api } from '../../../web/api/client.ts';
import { noteWrite } from '../../../web/api/writes.ts';
import type { ProgressStep } from '../../../web/ui/overlays/blocking-overlay.tsx';
import type { DeployStep } from '../contract.ts';
import type { WentLive } from './announce-live.ts';

type Step = 'texts' | DeployStep;
type Place = Step | 'done';

const labels: Record<Step, string> = {
  texts: 'Checking its texts',
  pictures: 'Keeping its pictures',
  card: 'Drawing the share card and icons',
  address: 'Settling its address and QR code',
  page: 'Writing the page',
  live: 'Putting it live',
};
const order = Object.keys(labels) as Step[];

/** Puts the draft live and follows what the service says of it. The work is the server's: it goes on when this tab is closed. */
export function useDeploy(userId: string) {
  const [current, setCurrent] = useState<Place>('texts');
  /**
   * @param base of the draft that was seen
   * @returns what another public page has in common with this one, and the address that its creator wished for where it has another
   * @throws what the service refused, or why it could not be heard
   */
  const deploy = async (base: string | undefined): Promise<WentLive> => {
    setCurrent('texts');
    const events = await api.deploys.deployStream({ userId, isPreview: false, base });
    let live: WentLive | null = null;
    for await (const event of events) {
      setCurrent(event.type === 'step' ? event.step : 'done');
      if (event.type === 'done') live = event;
    }
    // The deploy has written on since its answer began.
    noteWrite();
    if (live === null) throw new TypeError('The answer ended before the page was live.');
    return live;
  };
  return { deploy, steps: stepsAt(current) };
}

/** What is done, what is being done, and what is still to come. */
function stepsAt(current: Place): ProgressStep[] {
  const at = current === 'done' ? order.length : order.indexOf(current);
  return order.map((step, position) => ({
    label: labels[step],
    state: position < at ? 'done' : position === at ? 'active' : 'waiting',
  }));
}
