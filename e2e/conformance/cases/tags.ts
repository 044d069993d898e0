import type { CaseGroup } from '../case'
import { tagListing } from './tag-listing'
import { tagQueries } from './tag-query'
import { tagReading } from './tag-reading'
import { tagWriting } from './tag-writing'

export const tagGroup: CaseGroup = {
  about: '…/tags, and lists by tag',
  cases: [...tagReading, ...tagWriting, ...tagListing, ...tagQueries],
}
