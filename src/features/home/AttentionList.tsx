import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link as RouterLink } from 'react-router'
import { serverNow } from '../../api/server-clock'
import { bindingsOfQuery } from '../../api/queries/bindings'
import { isNew } from '../../commit/new-target'
import { uncommittedOf, type Uncommitted } from '../../commit/uncommitted'
import { FailureState } from '../../components/FailureState'
import { TimeText } from '../../components/TimeText'
import { useIsScopeNameAwaited } from '../../components/use-is-scope-name-awaited'
import { useOwner } from '../../components/use-owner'
import { usePrincipal } from '../../components/use-principal'
import { useNames } from '../../names/use-names'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { endingRoles } from './ending-roles'
import { resourceText } from './resource-text'
import { CardText, Row, Rows, RowsSkeleton } from '../../components/heads/Rows'
import { homeTexts } from './texts'
import { useNotRun } from './use-not-run'

export type AttentionProps = {
  /** Scopes that the person may read: another card lists the Prompts of the first, and of others when asked. Null: not known yet. */
  scopeIds: readonly string[] | null
  /** The deployment on which the caller may list their own roles without leaving a denial; null: they may not. */
  deploymentId: string | null
  recorded: boolean
}

const NONE: readonly string[] = []

/** The address of the screen that shows this draft. */
function screenOf({ target, revision }: Uncommitted) {
  const { scopeId, family, artifactId } = target
  if (isNew(target)) return paths.create(scopeId, family)
  return revision === null
    ? paths.edit(scopeId, family, artifactId)
    : paths.history(scopeId, family, artifactId)
}

/** Drafts, Prompts that do not run, roles that end. */
export function AttentionList({ scopeIds, deploymentId, recorded }: AttentionProps) {
  const t = useTexts(homeTexts)
  const scopeId = scopeIds?.[0] ?? null
  const names = useNames()
  const owner = useOwner()
  const me = usePrincipal()
  const drafts = useMemo(() => (owner === null ? [] : uncommittedOf(owner)), [owner])
  const checks = useNotRun(scopeIds ?? NONE)
  const { isListed, custom, notRun, unknown, unasked, failure } = checks
  const subject = { type: me?.type ?? '', id: me?.id ?? '' }
  const held = useQuery({
    ...bindingsOfQuery(deploymentId ?? '', subject),
    enabled: deploymentId !== null && me !== null,
  })
  const ending = endingRoles(held.data ?? [], serverNow())
  const scopeName = (id: string) => names.scope(id) ?? id
  /** The Scope's name, or how many Scopes they are in. */
  const placeOf = (prompts: readonly { scopeId: string }[]) => {
    const [only = '', ...others] = new Set(prompts.map((prompt) => prompt.scopeId))
    return others.length === 0 ? scopeName(only) : t.inScopes(others.length + 1)
  }
  const isTitleAwaited = useIsScopeNameAwaited(scopeId ?? '') && scopeId !== null
  // A row or a title that came later would move the cards below while somebody presses there.
  if (owner === null || scopeIds === null || held.isLoading || !isListed || isTitleAwaited)
    return <RowsSkeleton rows={2} />
  const isEmpty = drafts.length + notRun.length + ending.length === 0
  return (
    <>
      <Rows>
        {drafts.map((draft) => {
          const { target, revision, untilReload } = draft
          const name = isNew(target)
            ? t.newOf(target.family)
            : (names.artifact(target) ?? target.artifactId)
          const place = scopeName(target.scopeId)
          return (
            <Row key={screenOf(draft)}>
              <Link component={RouterLink} className="row" to={screenOf(draft)}>
                {revision === null ? t.draft(name, place) : t.restore(revision, name, place)}
              </Link>
              {untilReload && ` · ${t.untilReload}`}
            </Row>
          )
        })}
        {notRun.map((prompt) => (
          <Row key={`${prompt.scopeId} ${prompt.key}`}>
            <Link
              component={RouterLink}
              className="row"
              to={paths.prompt(prompt.scopeId, prompt.key)}
            >
              {t.notRun(prompt.key, scopeName(prompt.scopeId))}
            </Link>
          </Row>
        ))}
        {ending.map(({ binding, endsAt }) => (
          <Row key={binding.binding_id} time={<TimeText instant={endsAt} />}>
            {t.roleEnds(binding.role, resourceText(binding.resource, t, names))}
          </Row>
        ))}
      </Rows>
      {held.isLoadingError && (
        <Box sx={{ p: 1 }}>
          <FailureState error={held.error} onRetry={() => void held.refetch()} />
        </Box>
      )}
      {failure?.error && (
        <Box sx={{ p: 1 }}>
          <FailureState error={failure.error} onRetry={() => void failure.refetch?.()} />
        </Box>
      )}
      {isEmpty && <CardText>{t.nothingToDo}</CardText>}
      {custom.length > 0 && checks.isAsked && unknown.length + notRun.length === 0 && (
        <CardText>{t.allRun(custom.length, placeOf(custom))}</CardText>
      )}
      {unasked.length > 0 && (
        <Box sx={{ px: 2, pb: 1 }}>
          <Button
            variant="outlined"
            onClick={checks.ask}
            sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' }}
          >
            {t.checkPrompts(unasked.length, placeOf(unasked), recorded)}
          </Button>
        </Box>
      )}
      {checks.isAsked && checks.isReading && (
        <div className="pressed">
          <RowsSkeleton rows={1} />
        </div>
      )}
    </>
  )
}
