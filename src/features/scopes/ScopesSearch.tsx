import Box from '@mui/material/Box'
import { useId } from 'react'
import { SCOPE_QUERY_MAX } from '../../api/contract/scopes'
import { TableSearch } from '../../components/TableSearch'
import { useTexts } from '../../ui/language'
import { listTexts } from './list-texts'

/** The search box of the Scopes, and what it looks at. */
export function ScopesSearch({ hint }: { hint: string }) {
  const t = useTexts(listTexts)
  const hintId = useId()
  return (
    <>
      <TableSearch label={t.searchScopes} max={SCOPE_QUERY_MAX} describedBy={hintId} />
      <Box id={hintId} sx={{ mt: 0.25, fontSize: '0.75rem', color: 'text.secondary' }}>
        {hint}
      </Box>
    </>
  )
}
