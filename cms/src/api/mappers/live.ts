/** True if the published release contains the last change of a row. */
export function isLive({ changedIn }: { changedIn?: number | null | undefined }, published: number): boolean {
  return (changedIn ?? Number.POSITIVE_INFINITY) <= published;
}
