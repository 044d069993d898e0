import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Scope } from '../../api/contract/scopes'
import { ScopeLink } from '../../components/ScopeLink'
import { ScopeName } from '../../components/ScopeName'
import { useReadScopeNames } from '../../components/use-read-scope-names'
import { webAddress } from '../../lib/web-address'
import { useTexts } from '../../ui/language'
import { LongList } from '../../ui/long-list/LongList'
import { Panel } from '../../ui/Panel'
import { scopeTexts } from './scope-texts'

const list = (items: ReactNode) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      fontSize: '0.8125rem',
      lineHeight: '24px',
      overflowWrap: 'anywhere',
    }}
  >
    {items}
  </Box>
)

/** What the Scope refers to: things outside of the service, and Scopes whose context it takes in. */
export function ReferencesPanel({ scope }: { scope: Scope }) {
  const t = useTexts(scopeTexts)
  const { external_references: external, context_references: context } = scope
  useReadScopeNames(context)
  return (
    <Panel title={t.references}>
      {external.length === 0 && context.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t.noReferences}
        </Typography>
      )}
      {external.length > 0 && (
        <>
          <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
            {t.externalReferences}
          </Typography>
          <LongList items={external} what={t.externalReferences} list={list}>
            {({ kind, value }) => {
              const address = webAddress(value)
              return (
                <li key={`${kind}\n${value}`}>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {kind}
                  </Box>{' '}
                  {address ? (
                    <>
                      <Link href={address.href} rel="noreferrer" target="_blank" underline="always">
                        {value}
                      </Link>
                      {address.leadsTo !== null && (
                        <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
                          {' '}
                          <span aria-hidden="true">▲ </span>
                          {t.leadsTo}{' '}
                          {address.leadsTo.decoded !== null && (
                            <>
                              <bdi>{address.leadsTo.decoded}</bdi>,{' '}
                            </>
                          )}
                          <code>{address.leadsTo.ascii}</code>
                        </Box>
                      )}
                    </>
                  ) : (
                    <code>{value}</code>
                  )}
                </li>
              )
            }}
          </LongList>
        </>
      )}
      {context.length > 0 && (
        <>
          <Typography
            variant="body2"
            component="h3"
            sx={{ fontWeight: 600, mt: external.length > 0 ? 1.5 : 0 }}
          >
            {t.contextReferences}
          </Typography>
          <LongList items={context} what={t.contextReferences} list={list}>
            {(scopeId) => (
              <li key={scopeId}>
                <ScopeLink scopeId={scopeId}>
                  <ScopeName scopeId={scopeId} whole />
                </ScopeLink>
              </li>
            )}
          </LongList>
        </>
      )}
    </Panel>
  )
}
