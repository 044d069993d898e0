import ButtonBase from '@mui/material/ButtonBase'
import { useId } from 'react'
import type { MatrixRow } from '../../access/matrix'
import { reachOf } from '../../access/reach'
import { periodOf } from '../../access/standing'
import { TimeText } from '../../components/TimeText'
import { formatInstant } from '../../lib/date/micros'
import { useNames } from '../../names/use-names'
import { useTexts } from '../../ui/language'
import { Because } from './Because'
import type { DeedName, NamedDeed } from './deeds'
import { PersonLink } from './PersonLink'
import type { Shown } from './shown'
import { accessTexts } from './texts'
import { whyTexts } from './why-texts'

type Props = {
  row: MatrixRow
  shown: Shown
  deeds: readonly NamedDeed[]
  /** The deed whose reason is shown. */
  open: NamedDeed | null
  onOpen: (name: DeedName | null) => void
}

/** One person of the matrix: a mark for each action that it may do, and below, when one is pressed, because of what. */
export function MatrixLine({ row: { principal, cells }, shown, deeds, open, onOpen }: Props) {
  const t = useTexts(accessTexts)
  const w = useTexts(whyTexts)
  const who = useNames().principal(principal) ?? principal.id
  const reasonId = useId()
  const paths = [...cells.values()].flat()
  const ends = paths.flatMap(({ binding }) => periodOf(binding).until ?? [])
  const first = ends.length > 0 ? Math.min(...ends) : null
  return (
    <div role="row">
      <div role="rowheader">
        <PersonLink principal={principal} shown={shown} />
      </div>
      {deeds.map(({ name }) => {
        const [path] = cells.get(name) ?? []
        const label = t.cell(who, w.inSentence[name], path?.binding.role ?? null)
        return (
          <div role="cell" key={name} className="centre">
            <span className="label" aria-hidden="true">
              {w.deeds[name]}
            </span>
            {path ? (
              <ButtonBase
                aria-label={label}
                aria-expanded={open?.name === name}
                aria-controls={open?.name === name ? reasonId : undefined}
                onClick={() => onOpen(open?.name === name ? null : name)}
                sx={{
                  minWidth: 32,
                  minHeight: 24,
                  borderRadius: 1,
                  color: 'allowed.main',
                  fontSize: '1rem',
                  lineHeight: 1,
                  '&:hover, &[aria-expanded="true"]': { bgcolor: 'allowed.soft' },
                }}
              >
                {reachOf(path.binding.resource, shown.resource) === 'direct' ? '●' : '○'}
              </ButtonBase>
            ) : (
              <span role="img" aria-label={label} className="muted">
                –
              </span>
            )}
          </div>
        )
      })}
      <div role="cell" className="centre">
        <span className="label">{t.ends}</span>
        {first === null ? (
          <span className="muted">–</span>
        ) : (
          <TimeText instant={formatInstant(first)} />
        )}
      </div>
      {open && (
        <div role="cell" id={reasonId} style={{ gridColumn: '1 / -1', marginTop: 4 }}>
          <span className="strong">{w.deeds[open.name]}:</span>{' '}
          <Because paths={cells.get(open.name) ?? []} on={shown.resource} />
        </div>
      )}
    </div>
  )
}
