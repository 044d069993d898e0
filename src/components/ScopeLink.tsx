import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { isAskable } from '../api/contract/askable'
import { paths } from '../routing/paths'

type Props = { scopeId: string; children: ReactNode; color?: 'textPrimary' }

/** Leads to a Scope that an answer names; an id that no request may carry leads nowhere, and is shown as it is. */
export function ScopeLink({ scopeId, children, color }: Props) {
  if (!isAskable('scope', scopeId)) return <span>{children}</span>
  return (
    <Link component={RouterLink} to={paths.scope(scopeId)} {...(color && { color })}>
      {children}
    </Link>
  )
}
