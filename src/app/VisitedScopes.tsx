import { shortId } from '../lib/text/short-id'
import { useScopeNames } from '../names/use-scope-name'
import { useVisitedScopes } from '../names/use-visited-scopes'
import { paths } from '../routing/paths'
import { PinIcon, RecentIcon } from '../ui/icons'
import { useTexts } from '../ui/language'
import { RailLinks, type RailForm } from './RailLinks'
import { RailSection } from './RailSection'
import { appTexts } from './texts'

/** Recent Scopes in the rail. */
const SHOWN = 5

type Props = { scopeId: string | null; form: RailForm; onFollow: () => void }

/**
 * Scopes that a person has pinned, and those visited before this one. A rail of icons has the pinned ones alone: whoever
 * pinned a Scope knows it by four letters, and those of a list that changes with each visit tell nobody anything.
 */
export function VisitedScopes({ scopeId, form, onFollow }: Props) {
  const t = useTexts(appTexts)
  const names = useScopeNames()
  const { pinned, recent } = useVisitedScopes()
  const words = form === 'words'
  const others = recent.filter((id) => id !== scopeId && !pinned.includes(id)).slice(0, SHOWN)
  const lists = [
    { name: t.pinned, ids: pinned, icon: words && <PinIcon /> },
    { name: t.recent, ids: words ? others : [], icon: <RecentIcon /> },
  ].filter(({ ids }) => ids.length > 0)
  if (lists.length === 0) return null
  return (
    <RailSection name={t.visited} form={form}>
      {lists.map(({ name, ids, icon }) => (
        <RailLinks
          key={name}
          name={name}
          form={form}
          onFollow={onFollow}
          links={ids.map((id) => ({
            to: paths.scope(id),
            label: names.get(id) ?? shortId(id),
            whole: names.get(id) ?? id,
            icon,
          }))}
        />
      ))}
    </RailSection>
  )
}
