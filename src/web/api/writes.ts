let writes = 0;

/** How often something was written through the API by this tab, or was heard to have changed in another. */
export function countWrites(): number {
  return writes;
}

/** What was read before may be another by now. */
export function noteWrite(): void {
  writes += 1;
}
