/** A round bomb with a face that knows what is coming. Its colours are the page's classes of ink. */
export function Bomb() {
  return (
    <svg className="bomb" viewBox="0 0 200 180" aria-hidden="true">
      <path className="fuse-line" d="M134 62C150 36 170 62 182 34" />
      <path className="paper-line ink-fill" d="m112 58 22-14 14 22-20 16z" />
      <circle className="paper-line ink-fill" cx="92" cy="112" r="58" />
      <path className="gleam" d="M50 108c2-20 14-34 32-38" />
      <ellipse className="paper-fill" cx="78" cy="108" rx="12" ry="17" />
      <ellipse className="paper-fill" cx="112" cy="108" rx="12" ry="17" />
      <circle className="ink-fill" cx="82" cy="101" r="5.5" />
      <circle className="ink-fill" cx="116" cy="101" r="5.5" />
      <path className="paper-line" d="M78 144q9-9 17 0t17 0" />
      <path
        className="spark"
        d="m182 2 5 20 17-12-10 18 20 5-20 6 9 18-17-11-6 20-5-20-18 11 10-18-20-6 20-5-10-18 18 12z"
      />
    </svg>
  );
}
