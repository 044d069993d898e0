import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { diffContents } from '../../lib/diff/content-diff'
import { useTexts } from '../../ui/language'
import { DiffView } from './DiffView'
import { effectiveContent, isAuto, type Builtin } from './effective-content'
import { diffTexts } from './texts'

export type ComparisonProps = {
  family: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** The built-in text that Auto runs, when the server told it; only Prompts have one. */
  builtin: Builtin | null
  view: 'split' | 'unified'
  /** Accessible name of the scrolling region. */
  name: string
  maxHeight: string
}

/** Compares two contents, Auto by the text that it runs, and says so. */
export function ContentComparison(props: ComparisonProps) {
  const { family, before, after, builtin, view, name, maxHeight } = props
  const t = useTexts(diffTexts)
  const prompt = family === 'prompt'
  const auto = prompt && (isAuto(before) || isAuto(after))
  const diff = useMemo(
    () =>
      prompt
        ? diffContents(family, effectiveContent(before, builtin), effectiveContent(after, builtin))
        : diffContents(family, before, after),
    [family, prompt, before, after, builtin],
  )
  return (
    <>
      {auto && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {builtin ? t.autoRuns(builtin.version) : t.autoUnknown}
        </Typography>
      )}
      <DiffView diff={diff} view={view} name={name} maxHeight={maxHeight} />
    </>
  )
}
