import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { ScopeLink } from '../../components/ScopeLink'
import { ScopeName } from '../../components/ScopeName'
import { useScopeNames } from '../../names/use-scope-name'
import { useVisitedScopes } from '../../names/use-visited-scopes'
import { paths } from '../../routing/paths'
import { PinIcon, RecentIcon } from '../../ui/icons'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { ownScopes, type Known } from './home-scopes'
import { CardText } from '../../components/heads/Rows'
import { homeTexts } from './texts'

/** More than these stand in the rail and in the list of Scopes. */
const SHOWN = 8

/** Lists the Scopes that a person has pinned or visited. The browser stores them, so the list makes no call. */
export function PinnedScopes({ known }: { known: Known | null }) {
  const t = useTexts(homeTexts)
  const names = useScopeNames()
  const visited = useVisitedScopes()
  const ids = ownScopes(visited).slice(0, Math.max(SHOWN, visited.pinned.length))
  const all = (
    <Link
      component={RouterLink}
      to={paths.scopes()}
      sx={{ fontSize: '0.8125rem', whiteSpace: 'nowrap' }}
    >
      {t.allScopes}
    </Link>
  )
  return (
    <Panel title={t.pinned} action={all} flush>
      {ids.length === 0 && <CardText>{t.nonePinned}</CardText>}
      <Box component="ul" sx={grid}>
        {ids.map((id) => {
          const name = names.get(id) ?? id
          const isPinned = visited.pinned.includes(id)
          const reads = known?.readable === null || known?.readable.has(id)
          return (
            <Box component="li" key={id} sx={row}>
              <Box
                component="span"
                title={isPinned ? t.pinnedMark : t.recentMark}
                sx={{ display: 'flex', color: isPinned ? 'primary.main' : 'text.secondary' }}
              >
                {isPinned ? <PinIcon /> : <RecentIcon />}
              </Box>
              <Box sx={{ minWidth: 0, flex: 1, fontWeight: 600 }}>
                <ScopeLink scopeId={id}>
                  <ScopeName scopeId={id} />
                </ScopeLink>
              </Box>
              {/* They keep their place until it is known whether they lead anywhere. */}
              <Box component="span" sx={{ ...links, visibility: known ? 'visible' : 'hidden' }}>
                {(!known || reads) && (
                  <Link
                    component={RouterLink}
                    to={paths.prompts(id)}
                    aria-label={t.promptsOf(name)}
                  >
                    {t.prompts}
                  </Link>
                )}
                {(!known || known.administered.has(id)) && (
                  <Link
                    component={RouterLink}
                    to={paths.audit({ resource: `scope:${id}` })}
                    aria-label={t.auditOf(name)}
                  >
                    {t.audit}
                  </Link>
                )}
              </Box>
            </Box>
          )
        })}
      </Box>
    </Panel>
  )
}

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
} as const
const row = {
  px: 2,
  py: 0.875,
  minHeight: 40,
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  fontSize: '0.8125rem',
} as const
const links = { display: 'flex', columnGap: 1.5, flex: 'none' } as const
