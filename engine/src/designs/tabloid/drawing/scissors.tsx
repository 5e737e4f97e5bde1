/** Open along the line that they are to cut. */
export function Scissors() {
  return (
    <svg className="scissors" viewBox="0 0 48 32" aria-hidden="true">
      <path d="M17 12 46 25 38 26 15 17M17 20 46 7 38 6 15 15" fill="currentColor" />
      <path
        d="M10 3a6 6 0 1 0 .1 0zM10 17a6 6 0 1 0 .1 0z"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      />
    </svg>
  );
}
