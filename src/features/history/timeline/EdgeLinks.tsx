import { styled } from '@mui/material/styles'
import { useTexts } from '../../../ui/language'
import { fonts } from '../../../ui/tokens'
import type { PlacedLink } from './links'
import { timelineTexts } from './timeline-texts'

/** Numbers at an edge, at most; arcs beyond that are counted. */
const SHOWN = 2
const colour = (name: string) => `var(--sc-palette-${name})`

const Edge = styled('div')({
  position: 'absolute',
  left: 4,
  zIndex: 2,
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  fontSize: '0.75rem',
  '&.up': { top: 4 },
  '&.down': { bottom: 4 },
  button: {
    font: 'inherit',
    fontFamily: fonts.mono,
    minHeight: 24,
    padding: '0 5px',
    border: `1px solid ${colour('restored-main')}`,
    borderRadius: 6,
    background: colour('background-paper'),
    color: colour('restored-main'),
    cursor: 'pointer',
  },
  'button.same': { borderColor: colour('line-strong'), color: colour('text-secondary') },
  span: {
    paddingInline: 5,
    color: colour('text-secondary'),
    background: colour('background-paper'),
  },
})

type Props = {
  links: readonly PlacedLink[]
  /** The revisions in view. */
  newest: number
  oldest: number
  onJump: (revision: number) => void
}

/** Where arcs run out of view, the numbers that they lead to. */
export function EdgeLinks({ links, newest, oldest, onJump }: Props) {
  const t = useTexts(timelineTexts)
  const edge = (name: 'up' | 'down', ends: readonly { revision: number; kind: string }[]) => {
    const once = [...new Map(ends.map((end) => [end.revision, end])).values()]
    if (once.length === 0) return null
    return (
      <Edge className={name}>
        {once.slice(0, SHOWN).map(({ revision, kind }) => (
          <button
            key={revision}
            type="button"
            className={kind}
            aria-label={name === 'up' ? t.linkUp(revision) : t.linkDown(revision)}
            onClick={() => onJump(revision)}
          >
            {name === 'up' ? '↑' : '↓'} r{revision}
          </button>
        ))}
        {once.length > SHOWN && <span>{t.moreLinks(once.length - SHOWN)}</span>}
      </Edge>
    )
  }
  const across = links.filter((link) => link.newer >= oldest && link.older <= newest)
  return (
    <>
      {edge(
        'up',
        across
          .filter((link) => link.newer > newest)
          .map((link) => ({ revision: link.newer, kind: link.kind })),
      )}
      {edge(
        'down',
        across
          .filter((link) => link.older < oldest)
          .map((link) => ({ revision: link.older, kind: link.kind })),
      )}
    </>
  )
}
