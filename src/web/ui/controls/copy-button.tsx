import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

const confirmationInMs = 2000;

/** Copies a text and says whether it did: 'Copied', or how to do it by hand where the browser refuses. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), confirmationInMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      {outcome === 'copied' ? (
        <Check aria-hidden="true" className="size-4 text-success" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      <span aria-live="polite">{outcome === null ? label : said(outcome)}</span>
    </Button>
  );
}

function said(outcome: 'copied' | 'refused'): string {
  if (outcome === 'copied') return 'Copied';
  return matchMedia('(hover: none)').matches
    ? 'Hold the text to copy it'
    : 'Select the text and press Ctrl+C';
}
