import Button from '@mui/material/Button'
import type { NamesRead } from '../../names/name-reads'
import { useTexts } from '../../ui/language'
import { sharedTexts } from '../shared-texts'
import { useAccessMode } from '../use-access-mode'
import { namesTexts } from './names-texts'

type Props = { names: NamesRead; onAskAgain: () => void }

/** What the names of a list cost: each read of one is an event in the audit, where the server keeps one (contract §1). */
export function NamesNote({ names: { count, failed, isReading, isRefused }, onAskAgain }: Props) {
  const t = useTexts(namesTexts)
  const shared = useTexts(sharedTexts)
  const isAudited = useAccessMode() !== 'disabled'
  if (count === 0) return null
  const done = failed > 0 ? t.namesFailed(count, failed) : t.namesWereRead(count)
  const said = isReading ? t.namesAreRead(count) : done
  return (
    <>
      {/* One text: its end does not move when its beginning changes. */}
      <span>{isAudited ? t.costing(said, count) : said}</span>
      {failed > 0 && !isReading && !isRefused && (
        <Button variant="text" size="small" sx={again} onClick={onAskAgain}>
          {shared.retry}
        </Button>
      )}
    </>
  )
}

const again = { minHeight: 24, minWidth: 0, px: 1, py: 0 } as const
