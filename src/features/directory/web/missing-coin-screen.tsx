import { LogoMark } from '../../../web/ui/layout/logo.tsx';
import type { Listing } from '../contract.ts';
import { readDirectoryQuery } from './directory-query.ts';
import { DirectorySearch } from './directory-search.tsx';
import { ListedCoin } from './listed-coin.tsx';

interface MissingCoinScreenProps {
  /** The newest coins; empty where they could not be read. */
  readonly newest: readonly Listing[];
  readonly now: number;
}

/** For an address of a coin that is not there, `/p/…` and `/directory/…`: the way to those that are, and the specified line. */
export function MissingCoinScreen({ newest, now }: MissingCoinScreenProps) {
  return (
    <div className="mx-auto flex w-full max-w-6xl grow flex-col px-4 py-10 sm:px-6 sm:py-16">
      <header className="mx-auto mb-8 grid max-w-xl justify-items-center text-center">
        <LogoMark className="mb-5 size-14 -rotate-12" />
        <h1 className="text-2xl sm:text-4xl">No coin lives here</h1>
        <p className="mt-3 text-balance text-muted">
          The address may be mistyped, or the page is gone. Search for the coin by its name, ticker or
          contract.
        </p>
      </header>
      <div className="mx-auto w-full max-w-3xl">
        <DirectorySearch query={readDirectoryQuery(new URLSearchParams())} />
      </div>
      {newest.length > 0 && (
        <section aria-label="Newest coins" className="mt-12">
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {newest.map((coin) => (
              <ListedCoin key={coin.slug} coin={coin} now={now} />
            ))}
          </div>
        </section>
      )}
      <p className="mt-12 text-center text-sm text-muted">
        Unexpected Application Error! <strong className="figures">404</strong> Not Found
      </p>
    </div>
  );
}
