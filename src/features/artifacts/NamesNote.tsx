import Button from '@mui/material/Button'
import { sharedTexts } from '../../components/shared-texts'
import { useAccessMode } from '../../components/use-access-mode'
import type { NamesRead } from '../../names/name-reads'
import { useTexts } from '../../ui/language'
import { artifactsTexts } from './texts'

type Props = { names: NamesRead; onAskAgain: () => void }

/** What the names of a list cost: each read of one is an event in the audit, where the server keeps one (contract §1). */
export function NamesNote({ names: { count, failed, isReading, isRefused }, onAskAgain }: Props) {
  const t = useTexts(artifactsTexts)
  const shared = useTexts(sharedTexts)
  const isAudited = useAccessMode() !== 'disabled'
  if (count === 0) return null
  const cost = isAudited ? `: ${t.auditEvents(count)}` : ''
  const done = failed > 0 ? t.namesFailed(count, failed) : t.namesWereRead(count)
  return (
    <>
      {/* One text: its end does not move when its beginning changes. */}
      <span>{`${isReading ? t.namesAreRead(count) : done}${cost}`}</span>
      {failed > 0 && !isReading && !isRefused && (
        <Button variant="text" size="small" sx={again} onClick={onAskAgain}>
          {shared.retry}
        </Button>
      )}
    </>
  )
}

const again = { minHeight: 24, minWidth: 0, px: 1, py: 0 } as const
