import { accessRuleOf, type AccessRule } from './access-rules'
import type { Content, Family } from './family'

/** What most families have in common: a descriptor begins with it and says only what differs. */
export const COMMON = {
  known: true,
  titleField: null,
  namedBy: null,
  onePerScope: false,
  searched: null,
  reading: [],
  compared: null,
  exclusive: null,
  form: null,
  fresh: null,
  gaveWayTo: null,
  schema: null,
  rules: () => [],
  changed: {},
  written: (content: Content) => content,
  startOf: (content: Content) => content,
  adds: null,
  namesEntries: false,
  restores: 'as-read',
  recordsRestores: true,
  configures: false,
} as const satisfies Omit<Family, 'name' | keyof AccessRule>

/** A family that the console does not know, such as a newer server's: read by the shape of its fields, compared and edited as JSON. */
export const unknownFamily = (name: string): Family => ({
  ...COMMON,
  ...accessRuleOf(name),
  name,
  known: false,
})
