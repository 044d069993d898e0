import { useState } from 'react'
import { tagFault, tagKey, TAGS_MAX } from '../../../api/contract/tags'
import type { Tags } from '../../../api/queries/tags'
import { strip } from '../../../lib/text/strip'
import { useTexts } from '../../../ui/language'
import { mergeTags, tagChanges } from './merge-tags'
import { tagsTexts } from './texts'

/** The tags that a person wants, on top of those that they saw. */
export function useTagsDraft(first: Tags) {
  const t = useTexts(tagsTexts)
  const [seen, setSeen] = useState(first)
  const [wanted, setWanted] = useState<readonly string[]>(first.tags)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const faultOf = (tag: string): string | null => {
    const found = tagFault(tag)
    if (found) return t.faults[found]
    const same = wanted.find((one) => tagKey(one) === tagKey(tag))
    if (same !== undefined) return t.isThere(same)
    return wanted.length >= TAGS_MAX ? t.tooMany(TAGS_MAX) : null
  }
  return {
    seen,
    wanted,
    typed,
    fault,
    ...tagChanges(seen.tags, wanted),
    type: (text: string) => {
      setTyped(text)
      setFault(null)
    },
    /** Takes over what is typed. @returns whether it could */
    add: () => {
      const tag = strip(typed)
      const found = faultOf(tag)
      setFault(found)
      if (found !== null) return false
      setWanted([...wanted, tag])
      setTyped('')
      return true
    },
    remove: (tag: string) => {
      setWanted(wanted.filter((one) => one !== tag))
      setFault(null)
    },
    putBack: (tag: string) =>
      setWanted([...wanted.filter((one) => tagKey(one) !== tagKey(tag)), tag]),
    /** After somebody else's change: what the person changed, on top of that. */
    goOn: (now: Tags) => {
      setWanted(mergeTags(seen.tags, wanted, now.tags))
      setSeen(now)
    },
  }
}
