import { familyOf } from './family-of'
import type { Content } from './family'

/** The part of a content that a person writes, as a PUT carries it (contract §4.4). Fields of newer servers stay. */
export const writtenContent = (family: string, content: Content): Content =>
  familyOf(family).written(content)
