import { fillTokens, tokenValues } from '@moonpage/engine/text/tokens.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../../../web/api/query.ts';
import { LookChoice } from '../panels/look-choice.tsx';
import { segments } from '../panels/segments.ts';
import { useStudio } from '../state/studio-context.ts';

const pictures = [
  { name: 'card', label: 'Share card', look: { sharePicture: undefined } },
  { name: 'coin', label: 'Your picture', look: { sharePicture: 'coin' as const } },
];

/** The page as a link to it looks elsewhere, and which picture goes with it. */
export function SharePreview() {
  const { userId, document, facts, live } = useStudio();
  const { data } = useQuery({
    ...query.deploys.sharing.queryOptions({ input: { userId }, enabled: live !== null }),
    // Each publishing draws another card.
    queryKey: [...query.deploys.sharing.queryKey({ input: { userId } }), live?.deployedAt],
    placeholderData: keepPreviousData,
  });
  const values = tokenValues(facts);
  const isCoin = document.sharePicture === 'coin' && facts.image !== null;
  const card = data?.card ?? null;
  const picture = isCoin ? facts.image : null;
  return (
    <>
      {facts.image !== null && (
        <LookChoice
          heading="Picture of shared links"
          options={pictures}
          chosen={document.sharePicture ?? 'card'}
          {...segments}
        />
      )}
      <figure className="max-w-md min-w-0">
        <figcaption className="mb-2 text-sm font-medium">As a shared link</figcaption>
        <div className="overflow-hidden rounded-control border border-line bg-raised">
          {picture !== null && (
            <img src={picture.url} alt="" className="aspect-square w-24 object-cover p-3 pb-0" />
          )}
          {picture === null && card !== null && (
            <img src={card} width={1200} height={630} alt="" className="h-auto w-full" />
          )}
          {picture === null && card === null && (
            <p className="grid aspect-1200/630 place-items-center bg-sunken p-4 text-center text-sm text-muted">
              The card is drawn in your design when you publish.
            </p>
          )}
          <div className="p-3 text-sm">
            <p dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
              {fillTokens(document.title, values)}
            </p>
            <p dir="auto" className="mt-0.5 line-clamp-3 text-muted wrap-anywhere">
              {fillTokens(document.description, values)}
            </p>
            {live !== null && (
              <p className="mt-1 truncate text-xs text-muted">{live.url.replace(/^https?:\/\//, '')}</p>
            )}
          </div>
        </div>
        {picture === null && card !== null && (
          <p className="mt-1.5 text-xs text-muted">
            The card as you published it; it is drawn anew each time.
          </p>
        )}
      </figure>
    </>
  );
}
