import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { knownScopes } from '../../api/queries/known-scopes'
import { knownPromptKeys } from '../../components/known-places'
import { useAccessMode } from '../../components/use-access-mode'
import { useFamilies } from '../../components/use-families'
import { artifactNames, placeOf } from '../../names/artifact-names'
import { scopeNames } from '../../names/scope-names'
import { useNames } from '../../names/use-names'
import { useVisitedScopes } from '../../names/use-visited-scopes'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { useIsClosed } from '../scope-nav/use-is-closed'
import { appTexts } from '../texts'
import { useChoices } from '../use-choices'
import type { Target } from './target'
import { placesOf } from './targets'
import { goToTexts } from './texts'

/** The places that this browser knows already. They come from no call, because opening "Go to…" must leave no audit event. */
export function usePlaces(scopeId: string | null): readonly Target[] {
  const a = useTexts(appTexts)
  const t = useTexts(goToTexts)
  const client = useQueryClient()
  const names = useNames()
  const { pinned, recent } = useVisitedScopes()
  const families = useFamilies().join(' ')
  const isClosed = useIsClosed(scopeId ?? '') && scopeId !== null
  return useMemo(() => {
    const places = placesOf(
      {
        here: scopeId,
        isClosed,
        pinned,
        recent,
        scopeIds: [...knownScopes(client).keys(), ...scopeNames.get().keys()],
        names,
        promptKeys: scopeId === null ? [] : knownPromptKeys(client, scopeId),
        families: families.split(' '),
        artifacts: [...artifactNames.get().keys()].reverse().flatMap((key) => placeOf(key) ?? []),
      },
      t,
    )
    const screens = [
      { name: a.home, go: paths.home() },
      { name: a.scopes, go: paths.scopes() },
      { name: a.audit, go: paths.audit() },
      { name: a.access, go: paths.access() },
    ].map(({ name, go }): Target => ({ group: 'screens', key: go, name, hint: t.screen, go }))
    return [...places, ...screens]
  }, [a, t, client, names, pinned, recent, families, scopeId, isClosed])
}

type Doings = { onShortcuts: () => void; onSignOut: () => void; onClose: () => void }

/** What the bar offers to do. */
export function useActions({ onShortcuts, onSignOut, onClose }: Doings): readonly Target[] {
  const a = useTexts(appTexts)
  const t = useTexts(goToTexts)
  const { themes, languages } = useChoices()
  const hasAccount = useAccessMode() !== 'disabled'
  const choices = [
    ...themes.map((choice) => ({ what: a.theme, choice })),
    ...languages.map((choice) => ({ what: a.language, choice })),
  ]
  const action = (name: string, go: () => void, isChosen = false): Target => ({
    group: 'actions',
    key: name,
    name,
    hint: isChosen ? t.inUse : t.action,
    go,
  })
  return [
    ...choices.map(({ what, choice: { label, chosen, onChoose } }) =>
      action(
        t.choice(what, label),
        () => {
          onChoose()
          onClose()
        },
        chosen,
      ),
    ),
    action(a.shortcuts, onShortcuts),
    ...(hasAccount ? [action(t.signOut, onSignOut)] : []),
  ]
}
