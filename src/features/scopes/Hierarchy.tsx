import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Scope } from '../../api/contract/scopes'
import { ScopeLink } from '../../components/ScopeLink'
import { ScopeName } from '../../components/ScopeName'
import { useTexts } from '../../ui/language'
import { scopeTexts } from './scope-texts'

type Props = {
  /** Ids from the top down to the parent. */
  above: readonly string[]
  scope: Scope
  below: readonly Scope[]
}

/** The way from the top to the Scope, and what is right below it, as lists within lists. */
export function Hierarchy({ above, scope, below }: Props) {
  const t = useTexts(scopeTexts)
  const here = (
    <ul>
      <li>
        <Box component="span" aria-current="page" sx={{ fontWeight: 600 }}>
          {scope.title}
        </Box>
        {below.length > 0 && (
          <ul aria-label={t.children}>
            {below.map((child) => (
              <li key={child.scope_id}>
                <ScopeLink scopeId={child.scope_id}>{child.title}</ScopeLink>
              </li>
            ))}
          </ul>
        )}
      </li>
    </ul>
  )
  return (
    <Box sx={listSx}>
      {above.reduceRight<ReactNode>(
        (inner, scopeId) => (
          <ul>
            <li>
              <ScopeLink scopeId={scopeId}>
                {/* On one line, as its name is: what stands below does not move when the name comes. */}
                <ScopeName scopeId={scopeId} />
              </ScopeLink>
              {inner}
            </li>
          </ul>
        ),
        here,
      )}
    </Box>
  )
}

const listSx = {
  fontSize: '0.8125rem',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& ul ul': { pl: 2 },
  // Deeper levels are indented no further, so that the names have room.
  '& ul ul ul ul ul ul ul': { pl: 0 },
} as const
