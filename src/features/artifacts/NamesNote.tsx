import { useAccessMode } from '../../components/use-access-mode'
import type { NamesRead } from '../../names/name-reads'
import { useTexts } from '../../ui/language'
import { artifactsTexts } from './texts'

/** What the names of a list cost: each read of one is an event in the audit, where the server keeps one (contract §1). */
export function NamesNote({ names: { count, isReading } }: { names: NamesRead }) {
  const t = useTexts(artifactsTexts)
  const isAudited = useAccessMode() !== 'disabled'
  if (count === 0) return null
  const cost = isAudited ? `: ${t.auditEvents(count)}` : ''
  // One text: its end does not move when its beginning changes.
  return <span>{`${isReading ? t.namesAreRead(count) : t.namesWereRead(count)}${cost}`}</span>
}
