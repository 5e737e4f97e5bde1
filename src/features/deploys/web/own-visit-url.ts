/** The address of a live page for its creator's own clicks, whose visits are not counted; never one that is copied or shared. */
export function ownVisitUrl(deployedUrl: string): string {
  return `${deployedUrl}#own`;
}
