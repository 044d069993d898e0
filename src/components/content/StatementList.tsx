import Box from '@mui/material/Box'
import { asWritten } from '../../ui/as-written'
import { useTexts } from '../../ui/language'
import { LongList } from '../../ui/long-list/LongList'
import { ArtifactLink } from './ArtifactLink'
import { citationOf, valuesOfStatement, type Statement } from './content-fields'
import { SourceLink } from './SourceLink'
import { contentTexts } from './texts'

type Props = { scopeId: string; what: string; statements: readonly Statement[] }

function Cited({ scopeId, cited }: { scopeId: string; cited: unknown }) {
  const t = useTexts(contentTexts)
  const citation = citationOf(cited)
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
export function StatementList({ scopeId, what, statements }: Props) {
  const t = useTexts(contentTexts)
  return (
    <LongList
      items={statements}
      what={what}
      valuesOf={valuesOfStatement}
      list={(items) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {items}
        </Box>
      )}
    >
      {(statement, index) => (
        <li key={index}>
          <Box sx={asWritten}>{statement.text}</Box>
          {statement.citations.length > 0 && (
            <LongList
              items={statement.citations}
              what={t.cites}
              list={(citations) => (
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
                  {citations}
                </Box>
              )}
            >
              {(citation, place) => <Cited key={place} scopeId={scopeId} cited={citation} />}
            </LongList>
          )}
        </li>
      )}
    </LongList>
  )
}
