import Box from '@mui/material/Box'
import { asWritten } from '../../ui/as-written'
import { useTexts } from '../../ui/language'
import { ArtifactLink } from './ArtifactLink'
import type { Citation, Statement } from './content-fields'
import { SourceLink } from './SourceLink'
import { contentTexts } from './texts'

type Props = { scopeId: string; statements: readonly Statement[] }

function Cited({ scopeId, citation }: { scopeId: string; citation: Citation }) {
  const t = useTexts(contentTexts)
  if (citation.kind === 'artifact') {
    return <ArtifactLink scopeId={scopeId} reference={citation.reference} />
  }
  if (citation.kind === 'other') return <code>{citation.json}</code>
  return (
    <span>
      {t.source} <SourceLink scopeId={scopeId} reference={citation.reference} />
    </span>
  )
}

/** Statements of a Handoff, each with what it cites. */
export function StatementList({ scopeId, statements }: Props) {
  const t = useTexts(contentTexts)
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {statements.map((statement, index) => (
        <li key={index}>
          <Box sx={asWritten}>{statement.text}</Box>
          {statement.citations.length > 0 && (
            <Box
              sx={{
                mt: 0.25,
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 1.5,
                fontSize: '0.75rem',
                lineHeight: '24px',
                color: 'text.secondary',
              }}
            >
              <span>{t.cites}</span>
              {statement.citations.map((citation, place) => (
                <Cited key={place} scopeId={scopeId} citation={citation} />
              ))}
            </Box>
          )}
        </li>
      ))}
    </Box>
  )
}
