/** Whether arrays and objects are nested in more levels than so many. Goes level by level: no depth overflows the stack. */
export function isDeeper(value: unknown, levels: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.filter((one) => typeof one === 'object' && one !== null)
    if (level.length === 0) return false
    level = level.flatMap((one) => Object.values(one as object) as unknown[])
  }
  return true
}
