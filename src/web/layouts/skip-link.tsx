/** Skip link to `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-60 rounded-control bg-raised px-4 py-2.5 font-semibold shadow-float focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3"
    >
      Skip to content
    </a>
  );
}
