import { Link } from 'react-router';
import { Card } from '../../../web/ui/layout/card.tsx';
import type { PageView } from '../../pages/contract.ts';

/** Tells the creator which sentences of theirs readers will not see, and why. Nothing without any. */
export function LeftOutCard({ leftOut }: { readonly leftOut: PageView['leftOut'] }) {
  if (leftOut.length === 0) return null;
  return (
    <Card
      heading="Left out of the page"
      lead={
        leftOut.length === 1
          ? 'One sentence of yours stays off it. The rest stands as you wrote it.'
          : `${leftOut.length} sentences of yours stay off it.`
      }
    >
      <ul className="grid gap-4">
        {leftOut.map(({ sentence, reason }, at) => (
          <li key={at} className="border-s-2 border-line-strong ps-3 text-sm">
            <q className="wrap-anywhere">{sentence}</q>
            <p className="mt-1 text-muted">{reason}</p>
          </li>
        ))}
      </ul>
      <Link
        className="mt-5 inline-block font-semibold text-link underline-offset-4 hover:underline"
        to="/build"
      >
        Change the details
      </Link>
    </Card>
  );
}
