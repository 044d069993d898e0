import { spelledOut } from '../../lib/text/hidden-text'
import { useNames } from '../../names/use-names'
import { useScopeNames } from '../../names/use-scope-name'
import { readAccessResource, scopeParam } from './access-resource'
import type { ArtifactPlace } from '../../routing/resource-param'
import { Field } from '../../ui/Field'
import { useTexts } from '../../ui/language'
import type { Listable } from './access-view'
import { accessTexts } from './texts'

type Props = {
  /** The resource as the address has it; null: none is shown. */
  param: string | null
  listable: Listable
  onChange: (param: string) => void
}

/** "Resource": the server, or a Scope by its title where this person has read it: reading one for its title is audited. */
export function ResourceField({ param, listable, onChange }: Props) {
  const t = useTexts(accessTexts)
  const names = useScopeNames()
  const all = useNames()
  const labelOf = (id: string) => {
    const title = names.get(id)
    return title === undefined ? `${t.scope} ${id}` : spelledOut(title)
  }
  const artifactOf = (place: ArtifactPlace) =>
    t.artifactIn(spelledOut(all.artifact(place) ?? place.artifactId), labelOf(place.scopeId))
  const scopes = [...listable.scopes.scopeIds]
    .map((id) => ({ value: scopeParam(id), label: labelOf(id) }))
    .sort((one, other) => (one.label < other.label ? -1 : 1))
  const options = [
    ...(listable.deploymentId === null ? [] : [{ value: 'server', label: t.server }]),
    ...scopes,
  ]
  // What the address asks for stays chosen, also where it may not be seen.
  const isKnown = param === null || options.some(({ value }) => value === param)
  const asked = readAccessResource(param ?? '')
  const other =
    asked?.kind === 'artifact'
      ? artifactOf(asked)
      : asked?.kind === 'scope'
        ? labelOf(asked.scopeId)
        : t.server
  return (
    <Field
      label={t.resource}
      value={param ?? ''}
      onChange={onChange}
      labelAbove
      sx={{ width: { xs: '100%', sm: asked?.kind === 'artifact' ? 400 : 280 } }}
    >
      {!isKnown && <option value={param ?? ''}>{other}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Field>
  )
}
