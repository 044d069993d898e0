/**
 * What a record itself has under a key. Keys may come from a server's content, where `toString` or `constructor` is a
 * name like any other, and every object answers to it.
 */
export const own = <T>(record: Readonly<Record<string, T>>, key: string | number): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
