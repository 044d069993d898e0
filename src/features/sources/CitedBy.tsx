import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SourceReference } from '../../api/contract/sources'
import { ArtifactLink } from '../../components/content/ArtifactLink'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { citedBy } from './cited-by'
import { sourceTexts } from './texts'

type Props = { scopeId: string; reference: SourceReference }

/** What cites the Source, as far as this visit knows: the server cannot be asked (contract §4.7). */
export function CitedBy({ scopeId, reference }: Props) {
  const t = useTexts(sourceTexts)
  const client = useQueryClient()
  const citing = useMemo(() => citedBy(client, scopeId, reference), [client, scopeId, reference])
  return (
    <Panel title={t.citedBy}>
      {citing.length > 0 && (
        <Box
          component="ul"
          sx={{ m: 0, mb: 1, p: 0, listStyle: 'none', lineHeight: '24px', fontSize: '0.8125rem' }}
        >
          {citing.map(({ reference: artifact, others }) => (
            <li key={JSON.stringify([artifact.family, artifact.artifact_id])}>
              <ArtifactLink scopeId={scopeId} reference={artifact} />
              {others > 0 && ` ${t.alsoIn(others)}`}
            </li>
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {citing.length > 0 ? t.onlyRead : t.noneKnown}
      </Typography>
    </Panel>
  )
}
