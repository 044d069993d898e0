import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { PageHeader } from '../components/PageHeader'
import { paths } from '../routing/paths'
import { useTexts } from '../ui/language'
import { appTexts } from './texts'

export function NotFoundPage() {
  const t = useTexts(appTexts)
  return (
    <>
      <PageHeader title={t.notFoundTitle} crumbs={[]} />
      <Typography sx={{ mb: 2 }}>{t.notFoundHelp}</Typography>
      <Link component={RouterLink} to={paths.scopes()} sx={{ mr: 2 }}>
        {t.scopes}
      </Link>
      <Link component={RouterLink} to={paths.audit()}>
        {t.audit}
      </Link>
    </>
  )
}
