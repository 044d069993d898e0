import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useFamilies } from '../../components/use-families'
import { paths } from '../../routing/paths'
import { familyWords, wordsOf } from '../../families/words'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { scopeTexts } from './scope-texts'

/** Links to the Scope's Prompts and to each family, with what is found there. */
export function ContentsPanel({ scopeId }: { scopeId: string }) {
  const t = useTexts(scopeTexts)
  const words = useTexts(familyWords)
  const families = useFamilies()
  return (
    <Panel title={t.contents} flush>
      <Box component="ul" sx={list}>
        <ContentsRow label={t.prompts} to={paths.prompts(scopeId)} help={t.promptsHelp} />
      </Box>
      <Typography
        variant="caption"
        component="h3"
        color="textSecondary"
        sx={{ px: 2, pt: 1.5, pb: 0.5, borderTop: '1px solid', borderColor: 'line.main' }}
      >
        {t.byFamily}
      </Typography>
      <Box component="ul" sx={list}>
        {families.map((family) => (
          <ContentsRow
            key={family}
            label={family}
            to={paths.artifacts(scopeId, family)}
            help={wordsOf(words, family).about}
          />
        ))}
      </Box>
    </Panel>
  )
}

const list = { m: 0, p: 0, listStyle: 'none' } as const

function ContentsRow({ label, to, help }: { label: string; to: string; help: string }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        px: 2,
        py: 0.875,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '140px minmax(0, 1fr)' },
        columnGap: 2,
        '&:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'line.main' },
        '&:hover': { bgcolor: 'action.hover' },
        // The whole row leads where its link leads.
        '& a::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }}>
        {label}
      </Link>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: '21px' }}>{help}</Box>
    </Box>
  )
}
