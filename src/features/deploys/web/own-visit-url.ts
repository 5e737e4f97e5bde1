/** The address of a live page for clicks of its creator and of the operator, whose visits are not counted; never one that is copied or shared. */
export function ownVisitUrl(deployedUrl: string): string {
  return `${deployedUrl}#own`;
}
