import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { isSame, subjectKey } from '../../access/subjects'
import type { Principal } from '../../api/contract/access'
import { deploymentQuery } from '../../api/queries/access'
import { failureWords } from '../../components/failure-words'
import { sharedTexts } from '../../components/shared-texts'
import { useIdsOnly } from '../../names/ids-only'
import { usePrincipalNames } from '../../names/use-principal-names'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { namesTexts } from './names-texts'
import { isCurrent, rowsOf, type Shown } from './shown'
import { auditOf, useMayReadAudits } from './uses/use-may-read-audit'
import { useRead } from './uses/use-read'

/** Days of the audit that are read. Whoever works on a resource has done something there in a week. */
const DAYS = 7

/**
 * People and services who stand on the screen by their ids: on a person's page (screens §9) that person and whoever granted or
 * revoked a role in its rows, elsewhere whoever holds a role in force.
 */
function useUnnamed(shown: Shown): number {
  const nameOf = usePrincipalNames()
  const { type, id } = useParams()
  return useMemo(() => {
    const named: Principal[] = []
    const rows = rowsOf(shown)
    if (type && id) {
      const person = { type, id, description: null }
      named.push(person)
      for (const { binding, standing } of rows) {
        if (!isSame(binding.subject, person)) continue
        named.push(binding.granted_by)
        if (standing === 'revoked' && binding.revoked_by) named.push(binding.revoked_by)
      }
    } else for (const row of rows) if (isCurrent(row.standing)) named.push(row.binding.subject)
    // Nobody acts as a group, so that no event names one.
    const unnamed = named.filter(
      (each) => (each.type === 'user' || each.type === 'service') && !nameOf(each),
    )
    return new Set(unnamed.map(subjectKey)).size
  }, [shown, type, id, nameOf])
}

/**
 * A button that looks up names in one page of the audit, because a list of bindings names holders of roles by id alone.
 * From then on, every screen shows these names to this person.
 */
export function NamesFromAudit({ shown }: { shown: Shown }) {
  const t = useTexts(namesTexts)
  const shared = useTexts(sharedTexts)
  const client = useQueryClient()
  const idsOnly = useIdsOnly()
  const unnamed = useUnnamed(shown)
  const resource = auditOf(shown.resource)
  const mayRead = useMayReadAudits([resource])
  const server = useQuery(deploymentQuery('server.admin'))
  /** How many events were read, where there are more; null: all of them. */
  const [read, setRead] = useState<number | null>()
  const look = useRead(async () => {
    const { lookForNames } = await import('./uses/look-for-names')
    setRead(await lookForNames(client, resource, DAYS))
    announce(t.looked)
  })
  if (idsOnly || !mayRead || server.isPending || unnamed === 0) return null
  if (read !== undefined)
    return (
      <Typography variant="body2" color="textSecondary" role="status">
        {t.notFound(unnamed, DAYS, read)}
      </Typography>
    )
  // The server also records a denial where somebody who does not administer it reads the audit of a Scope (contract §6).
  const events = server.data ? 1 : 2
  return (
    <Button
      variant="text"
      size="small"
      aria-busy={look.reading}
      onClick={() => {
        if (!look.reading) void look.begin()
      }}
      sx={button}
    >
      {look.error ? `${t.notRead(failureWords(look.error, shared).title)} ` : ''}
      {t.look(unnamed, events)}
    </Button>
  )
}

const button = {
  minHeight: 24,
  px: 0.5,
  py: 0,
  ml: -0.5,
  whiteSpace: 'normal',
  textAlign: 'start',
} as const
