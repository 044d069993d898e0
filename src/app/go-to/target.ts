/** The headings. Of two with equally good rows, the one that stands first here comes first. */
export const HEADINGS = [
  'here',
  'pinned',
  'recent',
  'scopes',
  'prompts',
  'artifacts',
  'screens',
  'actions',
  'further',
] as const
export type Heading = (typeof HEADINGS)[number]

/** The families of the Scope that a person is in are found under its heading, but do not stand there at first. */
export type TargetGroup = Heading | 'families'

/** A place to go to, or something to do. */
export type Target = {
  group: TargetGroup
  /** Unique among all targets. */
  key: string
  name: string
  /** What it is and where: "Prompt in Checkout service". */
  hint: string
  /** The id by which it can be found as well. */
  id?: string
  /** An address, or what is done. */
  go: string | (() => void)
}
