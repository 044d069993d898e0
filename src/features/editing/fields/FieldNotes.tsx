import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mend } from '../../../lib/text/text-faults'
import { useTexts } from '../../../ui/language'
import { NextHidden } from '../../../ui/marked/NextHidden'
import { valueAt } from '../content-path'
import { useEditing } from '../editing-context'
import { problemText, problemTexts } from '../problem-texts'
import type { Problem } from '../problems'

type Props = {
  id: string
  label: string
  problems: readonly Problem[]
  help?: string | undefined
  /** What was refused just now: too much was pasted. */
  refused?: string | null
  /** `12 of 8,000 characters`, and whether that is too many. */
  counter?: { text: string; over: boolean } | null
}

/** Below a field: its problems in words, each with what mends it, its help and its counter. */
export function FieldNotes({ id, label, problems, help, refused, counter }: Props) {
  const t = useTexts(problemTexts)
  const { content, dispatch } = useEditing()
  return (
    <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', fontSize: '0.75rem' }}>
      <Box id={`${id}-notes`} sx={{ display: 'grid', gap: 0.25, minWidth: 0 }}>
        {refused && (
          <Box component="span" role="alert" sx={{ color: 'error.main' }}>
            {refused}
          </Box>
        )}
        {problems.map((problem) => (
          <Box
            key={`${problem.path.join('.')} ${problem.severity}`}
            component="span"
            sx={{ color: problem.severity === 'error' ? 'error.main' : 'warning.main' }}
          >
            {problem.severity === 'error' ? t.error : t.warning}: {problemText(t, problem)}
            {problem.kind === 'text' && (
              <Button
                variant="text"
                color="inherit"
                aria-label={t.fixOf(label)}
                onClick={() => {
                  const { path, fault } = problem
                  const value = mend(fault, String(valueAt(content, path)))
                  dispatch({ type: 'set', path, value })
                }}
                sx={{
                  minWidth: 0,
                  minHeight: 24,
                  ml: 1,
                  px: 1,
                  py: 0,
                  textDecoration: 'underline',
                }}
              >
                {t.fix}
              </Button>
            )}
            {problem.kind === 'text' && problem.fault === 'hidden' && (
              <NextHidden id={id} label={label} />
            )}
          </Box>
        ))}
        {help && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {help}
          </Box>
        )}
      </Box>
      {counter && (
        <Box
          component="span"
          sx={{
            color: counter.over ? 'error.main' : 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
            textAlign: 'end',
            flex: 'none',
            maxWidth: '50%',
          }}
        >
          {counter.text}
        </Box>
      )}
    </Box>
  )
}
