import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useMatch } from 'react-router'
import { isAskable } from '../api/contract/askable'
import { PageHeader } from '../components/PageHeader'
import { shortId } from '../lib/text/short-id'
import { useScopeName } from '../names/use-scope-name'
import { paths } from '../routing/paths'
import { useTexts } from '../ui/language'
import { appTexts } from './texts'

export function NotFoundPage() {
  const t = useTexts(appTexts)
  const { scopeId = '' } = useMatch('/scopes/:scopeId/*')?.params ?? {}
  const title = useScopeName(scopeId) ?? shortId(scopeId)
  return (
    <>
      <PageHeader title={t.notFoundTitle} crumbs={[]} />
      <Typography sx={{ mb: 2 }}>{t.notFoundHelp}</Typography>
      {isAskable('scope', scopeId) && (
        <Link component={RouterLink} to={paths.scope(scopeId)} title={scopeId} sx={{ mr: 2 }}>
          {title}
        </Link>
      )}
      <Link component={RouterLink} to={paths.scopes()} sx={{ mr: 2 }}>
        {t.scopes}
      </Link>
      <Link component={RouterLink} to={paths.audit()}>
        {t.audit}
      </Link>
    </>
  )
}
