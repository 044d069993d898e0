/** Asks again for all that failed: one "Retry" on screen stands for each of them. */
export function refetchAll(queries: readonly { refetch: () => Promise<unknown> }[]) {
  for (const query of queries) void query.refetch()
}
