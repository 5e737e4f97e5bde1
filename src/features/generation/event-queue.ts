/** Carries events from a work to whoever listens; the work never waits for its listener. */
export interface EventQueue<Event> {
  push(event: Event): void;
  /** Ends the listening after what was pushed; with an error, by throwing it. */
  close(error?: unknown): void;
  listen(): AsyncGenerator<Event, void, void>;
}

export function createEventQueue<Event>(): EventQueue<Event> {
  const events: Event[] = [];
  let ended: { readonly error: unknown } | null = null;
  let wake = () => {};
  return {
    push: (event) => {
      events.push(event);
      wake();
    },
    close: (error) => {
      ended = { error };
      wake();
    },
    listen: async function* () {
      for (;;) {
        const event = events.shift();
        if (event !== undefined) yield event;
        else if (ended === null) await new Promise<void>((done) => (wake = done));
        else if (ended.error !== undefined) throw ended.error;
        else return;
      }
    },
  };
}
