import type { Content } from './family'

/** A content without the fields that the service notes in it itself and refuses, or ignores, when they are sent (contract §4.4). */
export const withoutNotes = (content: Content, noted: readonly string[]): Content =>
  Object.fromEntries(Object.entries(content).filter(([key]) => !noted.includes(key)))
