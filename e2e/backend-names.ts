/** The back ends, which are also the Playwright projects. */
export const BACKEND_NAMES = ['embedded', 'powercontext-1.0.0', 'powercontext-newest'] as const
export type BackendName = (typeof BACKEND_NAMES)[number]

/**
 * The back ends that a Playwright command line selects with `--project NAME…` or `--project=NAME`
 * (`*` stands for anything), all of them without the option. Global setup is not told the selection.
 */
export function selectedBackends(argv: readonly string[]): BackendName[] {
  const patterns: string[] = []
  let listing = false
  for (const argument of argv) {
    const inline = /^--project=(.+)$/.exec(argument)
    if (inline?.[1]) patterns.push(inline[1])
    if (listing && !argument.startsWith('-')) patterns.push(argument)
    listing = argument === '--project' || (listing && !argument.startsWith('-'))
  }
  if (patterns.length === 0) return [...BACKEND_NAMES]
  const matches = (name: string) =>
    patterns.some((pattern) => {
      const parts = pattern.split('*').map((part) => part.replace(/[^\w-]/g, '\\$&'))
      return new RegExp(`^${parts.join('.*')}$`, 'i').test(name)
    })
  return BACKEND_NAMES.filter(matches)
}
