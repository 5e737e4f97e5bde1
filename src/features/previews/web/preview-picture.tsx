import { cx } from 'class-variance-authority';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOnline } from '../../../web/connection/use-online.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Spinner } from '../../../web/ui/feedback/spinner.tsx';
import type { ProxyImage } from './external-images.ts';

type Picture = { readonly state: 'drawing' | 'none' } | { readonly state: 'drawn'; readonly url: string };

interface PreviewPictureProps {
  /** The whole preview page, or null when nothing was built. */
  readonly html: string | null;
  readonly coinName: string;
  readonly proxyImage: ProxyImage;
}

/**
 * The preview as one picture, wholly inside its box of at most 800 px: drawn here in the browser, with nothing in it to click,
 * select, drag or open a menu on.
 */
export function PreviewPicture({ html, coinName, proxyImage }: PreviewPictureProps) {
  const picture = useDrawnPicture(html, proxyImage);
  const online = useOnline();
  return (
    <div
      className={cx(
        'relative mx-auto grid max-h-[800px] w-full max-w-[600px] place-items-center overflow-hidden rounded-card border bg-wash select-none',
        // Nothing was built: the next step stands beside it, and on a phone below it, in view.
        html === null ? 'h-56 border-dashed border-line-strong/70 lg:h-120' : 'aspect-3/4 border-line',
      )}
      aria-busy={picture.state === 'drawing'}
    >
      {picture.state === 'drawn' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the specification blocks the menu and dragging
        <img
          src={picture.url}
          alt={`Preview of the landing page of ${coinName}`}
          width={1200}
          height={1600}
          draggable={false}
          onContextMenu={(event) => event.preventDefault()}
          onDragStart={(event) => event.preventDefault()}
          className="absolute inset-0 size-full object-contain select-none [-webkit-touch-callout:none]"
        />
      ) : (
        <div role="status" className="grid justify-items-center gap-4 p-8 text-center text-muted">
          {picture.state === 'drawing' ? (
            <Spinner className="size-8 text-link" />
          ) : (
            <ImageOff aria-hidden="true" className="size-8" />
          )}
          <p>{picture.state === 'drawing' ? 'Generating preview...' : 'No preview available'}</p>
          {picture.state === 'none' && html !== null && (
            <>
              <p className="max-w-xs text-sm">Your page is there, only its picture could not be drawn.</p>
              {/* Browsers remember which code did not come for as long as the document stands. */}
              <Button size="small" disabled={!online} onClick={() => location.reload()}>
                Try again
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Draws a page while it is shown; the caller gives each page a component of its own. */
function useDrawnPicture(html: string | null, proxyImage: ProxyImage): Picture {
  const [picture, setPicture] = useState<Picture>({ state: html === null ? 'none' : 'drawing' });
  useEffect(() => {
    if (html === null) return undefined;
    const leaving = new AbortController();
    let url: string | null = null;
    drawnUrl(html, proxyImage, leaving.signal).then(
      (drawn) => {
        if (leaving.signal.aborted) return URL.revokeObjectURL(drawn);
        url = drawn;
        return setPicture({ state: 'drawn', url: drawn });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        // oxlint-disable-next-line no-console -- the specification asks for a line in the browser's log
        console.error('The preview could not be drawn:', error);
        setPicture({ state: 'none' });
      },
    );
    return () => {
      leaving.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [html, proxyImage]);
  return picture;
}

/** The drawing code is loaded when there is something to draw. */
async function drawnUrl(html: string, proxyImage: ProxyImage, signal: AbortSignal): Promise<string> {
  const { capturePage } = await import('./capture.ts');
  return URL.createObjectURL(await capturePage(html, proxyImage, signal));
}
