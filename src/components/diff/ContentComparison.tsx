import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMemo, type ReactNode, type Ref } from 'react'
import { familyOf } from '../../families/family-of'
import { effectiveContent, type Builtin } from '../../families/prompt/modes'
import { prepareComparing } from '../../lib/diff/client'
import { useTexts } from '../../ui/language'
import { textOfSide } from './copy-side'
import type { SideTitles } from './DiffSection'
import { DiffView } from './DiffView'
import { useDiffPreferences } from './preferences'
import { diffTexts } from './texts'
import { useComparison } from './use-comparison'
import type { DiffHandle } from './use-hidden-steps'
import { useMemoryTexts } from './use-memory-texts'

// The worker starts with this code, while what is to be compared may still be on its way.
prepareComparing()

export type ComparisonProps = {
  family: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** The built-in text that Auto runs, when the server told it; only Prompts have one. */
  builtin: Builtin | null
  view: 'split' | 'unified'
  /** Accessible name of the scrolling region. */
  name: string
  /** Of the notes and the lines together, as `reservedHeight` tells it. */
  height: string
  /** What a reader has to know of the two contents. It stands below the toolbar, which so keeps its place. */
  note?: ReactNode
  /** Where the texts of a Memory are read that its contents only name; without it they stand by id. */
  scopeId?: string
  /** Of a comparison of two Scopes: the one of the side after. */
  afterScopeId?: string
  /** What the two sides are, for their columns: "Revision 2". */
  titles?: SideTitles
  /** One line above the lines says what changed field by field, where the family has fields. */
  byField?: boolean
  handle?: Ref<DiffHandle | null>
}

/** Compares two contents by the fields of their family, Auto by the text that it runs. */
export function ContentComparison(props: ComparisonProps) {
  const { family, builtin, view, name, height, note, titles } = props
  const { scopeId, afterScopeId = scopeId } = props
  const t = useTexts(diffTexts)
  const { json, ignoreWhitespace } = useDiffPreferences()
  const { compared: fields, configures, namesEntries } = familyOf(family)
  const readIn =
    namesEntries && scopeId !== undefined && afterScopeId !== undefined
      ? { before: scopeId, after: afterScopeId }
      : null
  const memory = useMemoryTexts(readIn, props)
  const { before, after } = memory
  const contents = useMemo(
    () =>
      configures
        ? { before: effectiveContent(before, builtin), after: effectiveContent(after, builtin) }
        : { before, after },
    [configures, before, after, builtin],
  )
  const hasFields = fields !== null
  const { comparison, pending, failed, retry } = useComparison({
    fields,
    ...contents,
    asJson: json && hasFields,
    ignoreWhitespace,
  })
  return (
    <>
      {failed && (
        <Alert
          severity="error"
          sx={{ mb: 1 }}
          action={
            <Button variant="text" color="inherit" onClick={retry}>
              {t.retry}
            </Button>
          }
        >
          <strong>{t.failed}.</strong> {t.failedHelp}
        </Alert>
      )}
      <DiffView
        handle={props.handle}
        comparison={comparison}
        pending={pending || memory.loading}
        failed={failed !== null}
        view={view}
        name={name}
        titles={titles}
        height={height}
        note={
          <>
            {note}
            {memory.note !== null && (
              <Alert severity="info" sx={{ flex: 'none' }}>
                {memory.note === 'failed' ? t.memoryFailed : t.memoryMissing(memory.note)}
              </Alert>
            )}
          </>
        }
        hasFields={hasFields}
        byField={hasFields && props.byField === true}
        textOf={(side) => (comparison ? textOfSide(comparison, contents, side) : '')}
      />
    </>
  )
}
