import { fill } from '../languages/fill.ts';
import type { PageContext } from '../sections/page-context.ts';
import { type Pixel, pixelFacts, picturesOf } from './pixels.ts';

/**
 * Asks whether a visit may be reported. Hidden until the page's script shows it, so that nobody is asked what cannot happen. On a path
 * it carries the pictures to load, else the identifiers to load scripts with.
 */
export function Consent(props: {
  readonly pixels: readonly Pixel[];
  readonly hosting: 'path' | 'own-host' | 'folder' | undefined;
  readonly context: PageContext;
}) {
  const { pixels, hosting, context } = props;
  const { consent } = context.texts;
  const names = new Intl.ListFormat(context.language).format(
    pixels.map(({ service }) => pixelFacts[service].name),
  );
  const data =
    hosting === 'path'
      ? { 'data-pictures': picturesOf(pixels).join(' ') }
      : Object.fromEntries(pixels.map(({ service, id }) => [`data-${service}`, id]));
  return (
    <section className="consent" aria-label={consent.label} hidden {...data}>
      <p>{fill(consent.ask, { services: names })}</p>
      <div className="consent-answers">
        <button type="button" value="no">
          {consent.refuse}
        </button>
        <button type="button" value="yes">
          {consent.allow}
        </button>
      </div>
    </section>
  );
}

/** Where an answer is remembered, it can be changed. */
export function ConsentAgain({ context }: { context: PageContext }) {
  return (
    <p className="consent-again" hidden>
      <button type="button">{context.texts.consent.again}</button>
    </p>
  );
}
