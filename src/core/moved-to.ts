/** The same items with one of them at another position; as they were when there is no such position. */
export function movedTo<Item>(items: ReadonlyArray<Item>, from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
