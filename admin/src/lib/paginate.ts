export type Page<T> = { items: T[]; page: number; pages: number };

export function paginate<T>(items: T[], wanted: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { items: items.slice((page - 1) * size, page * size), page, pages };
}
