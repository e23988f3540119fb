/** Sorts rows whose other fields are equal by id, newest first. `['title']` → `['title', '-id']` */
export function withId(sort: readonly string[]): string[] {
  return sort.some((field) => field === 'id' || field === '-id') ? [...sort] : [...sort, '-id'];
}
