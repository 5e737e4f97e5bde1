/** Carries events from a producer, which never waits, to one listener. */
export function createEventQueue<Event>() {
  const events: Event[] = [];
  let ended: { readonly error: unknown } | null = null;
  let wake = () => {};
  return {
    push: (event: Event) => {
      events.push(event);
      wake();
    },
    /** Ends the listening after what was pushed; with an error, by throwing it. */
    close: (error?: unknown) => {
      ended = { error };
      wake();
    },
    listen: async function* (): AsyncGenerator<Event, void, void> {
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
