import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { ContentDiff } from '../../lib/diff/content-diff'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { changesOf } from './changes'
import { DiffSection } from './DiffSection'
import { diffStyles } from './diff-styles'
import { diffTexts } from './texts'

type Props = {
  diff: ContentDiff
  view: 'split' | 'unified'
  /** Accessible name of the scrolling region. */
  name: string
  maxHeight: string
}

/**
 * A diff, folded, with "Previous change" and "Next change" (also p and n while focus is in it). Give it a `key`
 * of what is compared: the place and the opened folds belong to that comparison.
 */
export function DiffView({ diff, view, name, maxHeight }: Props) {
  const t = useTexts(diffTexts)
  const region = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const changes = useMemo(() => changesOf(diff), [diff])
  const [current, setCurrent] = useState(0)
  const sx = useMemo(
    () => diffStyles({ insertion: t.insertionStart, deletion: t.deletionStart, end: t.markEnd }),
    [t],
  )
  const go = (step: 1 | -1) => {
    if (changes.length === 0) return
    const at = (current + step + changes.length) % changes.length
    setCurrent(at)
    region.current?.querySelector(`[data-change="${at}"]`)?.scrollIntoView({ block: 'nearest' })
    const change = changes[at]
    if (!change) return
    announce(
      change.kind === 'mode'
        ? t.announceMode(at + 1, changes.length, change.from, change.to)
        : t.announce(at + 1, changes.length, change.removed, change.added),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key !== 'n' && event.key !== 'p') return
    event.preventDefault()
    go(event.key === 'n' ? 1 : -1)
  }
  return (
    <Box
      onKeyDown={onKeyDown}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, minWidth: 0 }}
    >
      {diff.coarse && <Alert severity="info">{t.coarse}</Alert>}
      {diff.same && (
        <Typography color="textSecondary">
          <strong>{t.nothing}.</strong> {t.nothingHelp}
        </Typography>
      )}
      <Box
        ref={region}
        role="group"
        aria-label={name}
        aria-describedby={changes.length > 0 ? hintId : undefined}
        tabIndex={0}
        sx={{ ...sx, maxHeight }}
      >
        {diff.sections.map((section, index) => (
          <DiffSection
            key={index}
            section={section}
            view={view}
            firstChange={changes.findIndex((change) => change.section === index)}
            current={current}
          />
        ))}
        {diff.sameDemonstrations > 0 && (
          <Typography
            variant="caption"
            component="p"
            color="textSecondary"
            sx={{ px: 1.5, py: 0.75, m: 0, borderTop: '1px solid', borderColor: 'line.main' }}
          >
            {t.sameDemonstrations(diff.sameDemonstrations)}
          </Typography>
        )}
      </Box>
      {changes.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'center' }}>
          <span id={hintId} style={visuallyHidden}>
            {t.keysHint}
          </span>
          <Button variant="outlined" aria-keyshortcuts="p" onClick={() => go(-1)}>
            {t.previous}
          </Button>
          <Typography
            variant="body2"
            sx={{
              fontVariantNumeric: 'tabular-nums',
              minWidth: '7ch',
              textAlign: 'center',
              whiteSpace: 'nowrap',
            }}
          >
            {t.position(current + 1, changes.length)}
          </Typography>
          <Button variant="outlined" aria-keyshortcuts="n" onClick={() => go(1)}>
            {t.next}
          </Button>
        </Box>
      )}
    </Box>
  )
}
