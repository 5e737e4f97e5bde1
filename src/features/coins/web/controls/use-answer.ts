import { useEffect, useEffectEvent, useState } from 'react';

const debounceInMs = 500;

/**
 * What the service answers to a question that changes while somebody types, asked whenever typing stops. The last answer stays while the
 * next is on its way and where it does not come, about which nobody needs to know.
 * @param question plain data; null where nothing is to be asked
 * @returns null before the first answer
 */
export function useAnswer<Question, Answer>(
  question: Question | null,
  ask: (question: Question, options: { signal: AbortSignal }) => Promise<Answer>,
): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const text = question && JSON.stringify(question);
  const send = useEffectEvent((signal: AbortSignal) => {
    if (question) ask(question, { signal }).then(setAnswer, () => {});
  });
  useEffect(() => {
    if (text === null) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => send(controller.signal), debounceInMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return answer;
}
