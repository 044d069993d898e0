import { useMatch } from 'react-router'
import { useFamilies } from '../../components/use-families'
import { configures } from '../../families/configures'
import { shortId } from '../../lib/text/short-id'
import { useScopeName } from '../../names/use-scope-name'
import { paths } from '../../routing/paths'
import { AccessIcon, AuditIcon } from '../../ui/icons'
import { useTexts } from '../../ui/language'
import { RailLinks, type RailForm } from '../RailLinks'
import { RailSection } from '../RailSection'
import { OverviewIcon, PromptsIcon } from './icons'
import { scopeNavTexts } from './texts'
import { useIsClosed } from './use-is-closed'

type Props = { scopeId: string; form: RailForm; onFollow: () => void }

/** The links into the Scope that a person is in. They ask the server for nothing, so they show no counts. A Scope that is closed to this person has none. */
export function ScopeNav({ scopeId, form, onFollow }: Props) {
  const t = useTexts(scopeNavTexts)
  const title = useScopeName(scopeId)
  const families = useFamilies()
  const made = useMatch('/scopes/:scopeId/new/:family')?.params.family
  const artifact = useMatch('/scopes/:scopeId/artifacts/:family/:artifactId/*')
  if (useIsClosed(scopeId)) return null
  return (
    <RailSection
      name={t.thisScope}
      form={form}
      heading={title ?? shortId(scopeId)}
      whole={title ?? scopeId}
    >
      <RailLinks
        form={form}
        onFollow={onFollow}
        links={[
          { to: paths.scope(scopeId), label: t.overview, icon: <OverviewIcon />, end: true },
          {
            to: paths.prompts(scopeId),
            label: t.prompts,
            icon: <PromptsIcon />,
            // The history and the form of a Prompt have "Prompts" in their breadcrumbs, so "Prompts" is marked for them.
            current: configures(artifact?.params.family ?? ''),
          },
          ...families.map((family) => ({
            to: paths.artifacts(scopeId, family),
            label: family,
            whole: family,
            end: configures(family),
            current: family === made,
          })),
          {
            to: paths.audit({ resource: `scope:${scopeId}` }),
            label: t.audit,
            icon: <AuditIcon />,
          },
          {
            to: paths.access({ resource: `scope:${scopeId}` }),
            label: t.access,
            icon: <AccessIcon />,
          },
        ]}
      />
    </RailSection>
  )
}
