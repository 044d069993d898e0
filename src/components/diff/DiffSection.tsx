import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId } from 'react'
import type { Section } from '../../lib/diff/content-diff'
import { useTexts } from '../../ui/language'
import { ModeChip } from '../ModeChip'
import { ChangeRows } from './ChangeRows'
import { SameRows } from './SameRows'
import { diffTexts } from './texts'

type Props = {
  section: Section
  view: 'split' | 'unified'
  /** Number of this section's first change among all. */
  firstChange: number
  /** Number of the change that the reader is at. */
  current: number
}

/** One part of a content: its heading with what changed in it, and its lines. */
export function DiffSection({ section, view, firstChange, current }: Props) {
  const t = useTexts(diffTexts)
  const headingId = useId()
  if (section.kind === 'mode') {
    return (
      <Box
        component="section"
        aria-labelledby={headingId}
        data-change={firstChange}
        aria-current={current === firstChange || undefined}
        data-section="mode"
      >
        <Typography variant="h3" id={headingId} data-part="heading">
          {t.mode}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', px: 1.5, py: 1 }}>
          <span style={visuallyHidden}>{t.from}</span>
          <ModeChip mode={section.before} />
          <span aria-hidden="true">→</span>
          <span style={visuallyHidden}>{t.to}</span>
          <ModeChip mode={section.after} />
        </Box>
      </Box>
    )
  }
  const title = {
    instructions: () => t.instructions,
    rest: () => t.rest,
    json: () => t.json,
    demonstration: () =>
      section.kind === 'demonstration' ? t.demonstration(section.after ?? section.before ?? 0) : '',
  }[section.kind]()
  const { diff } = section
  const changed = diff.addedCount + diff.removedCount > 0
  const numbers: number[] = []
  let next = firstChange
  for (const block of diff.blocks) numbers.push(block.kind === 'change' ? next++ : -1)
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box data-part="heading">
        <Typography variant="h3" id={headingId}>
          {title}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {section.kind === 'demonstration' && `${t.sectionChange[section.change]} · `}
          {changed
            ? [
                diff.addedCount > 0 && t.linesAdded(diff.addedCount),
                diff.removedCount > 0 && t.linesRemoved(diff.removedCount),
              ]
                .filter(Boolean)
                .join(', ')
            : t.noChange}
        </Typography>
      </Box>
      <table aria-labelledby={headingId} data-view={view}>
        <colgroup>
          {view === 'split'
            ? ['number', 'sign', 'text', 'number', 'sign', 'text'].map((kind, index) => (
                <col key={index} data-col={kind} />
              ))
            : ['number', 'number', 'sign', 'text'].map((kind, index) => (
                <col key={index} data-col={kind} />
              ))}
        </colgroup>
        <thead style={visuallyHidden}>
          <tr>
            {view === 'split' ? (
              <>
                <th scope="col">{t.beforeLine}</th>
                <th scope="col">{t.change}</th>
                <th scope="col">{t.before}</th>
                <th scope="col">{t.afterLine}</th>
                <th scope="col">{t.change}</th>
                <th scope="col">{t.after}</th>
              </>
            ) : (
              <>
                <th scope="col">{t.beforeLine}</th>
                <th scope="col">{t.afterLine}</th>
                <th scope="col">{t.change}</th>
                <th scope="col">{t.text}</th>
              </>
            )}
          </tr>
        </thead>
        {diff.blocks.map((block, index) =>
          block.kind === 'same' ? (
            <SameRows
              key={index}
              block={block}
              view={view}
              afterChange={index > 0}
              beforeChange={index < diff.blocks.length - 1}
            />
          ) : (
            <ChangeRows
              key={index}
              block={block}
              view={view}
              change={numbers[index] ?? -1}
              current={numbers[index] === current}
            />
          ),
        )}
      </table>
    </Box>
  )
}
