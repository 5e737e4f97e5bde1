/** The label of a list, and how many entries it has of how many. */
export function ListHeader({
  id,
  label,
  count,
  max,
}: {
  id: string;
  label: string;
  count: number;
  max: number;
}) {
  return (
    <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
      <p id={id} className="font-medium">
        {label}
      </p>
      <p className="figures text-muted">
        {count} / {max}
      </p>
    </div>
  );
}
