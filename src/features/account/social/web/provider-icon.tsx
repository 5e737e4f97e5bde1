/** A provider's mark in the colour of the text; its name stands beside it. */
export function ProviderIcon({ icon, className }: { icon: string; className: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true" className={className}>
      <path d={icon} />
    </svg>
  );
}
