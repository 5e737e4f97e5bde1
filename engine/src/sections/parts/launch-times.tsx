import type { PageContext } from '../page-context.ts';

/** The launch in CST, in UTC and, filled in by the page's script, in the visitor's own zone. */
export function LaunchTimes({ context }: { context: PageContext }) {
  const { cst, utc, instant } = context.launch;
  const words = context.texts.launch;
  const dateTime = new Date(instant).toISOString();
  return (
    <dl className="times">
      <div className="time-row">
        <dt>{words.label}</dt>
        <dd>
          <time dateTime={dateTime}>{cst}</time>
        </dd>
      </div>
      <div className="time-row">
        <dt>{words.utc}</dt>
        <dd>{utc}</dd>
      </div>
      {context.mode === 'live' ? (
        <div className="time-row needs-script">
          <dt>{words.local}</dt>
          <dd data-local-launch="">{utc}</dd>
        </div>
      ) : null}
    </dl>
  );
}
