import Box from '@mui/material/Box'
import { reachOf } from '../../access/reach'
import type { Path } from '../../access/types'
import type { Resource } from '../../api/contract/access'
import { TimeText } from '../../components/TimeText'
import { useNames } from '../../names/use-names'
import { useTexts } from '../../ui/language'
import { whyTexts } from './why-texts'

type Props = {
  paths: readonly Path[]
  /** What the screen is about: a binding on it says so, any other names its own resource. */
  on: Resource
}

/** Why somebody may do something: the first binding that allows it, and behind a press the others that do. */
export function Because({ paths, on }: Props) {
  const t = useTexts(whyTexts)
  const [first, ...others] = paths
  if (!first) return null
  return (
    <>
      <PathWords path={first} on={on} />
      {others.length > 0 && (
        <details>
          <Box
            component="summary"
            className="muted"
            sx={{ cursor: 'pointer', width: 'fit-content', lineHeight: '24px' }}
          >
            {t.more(others.length)}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {others.map((path) => (
              <li key={path.binding.binding_id}>
                <PathWords path={path} on={on} />
              </li>
            ))}
          </Box>
        </details>
      )}
    </>
  )
}

/** A binding that allows something: its role, its place, who granted it and when. */
function PathWords({ path: { binding }, on }: { path: Path; on: Resource }) {
  const t = useTexts(whyTexts)
  const names = useNames()
  const { resource } = binding
  const above =
    resource.type === 'server' ? t.onServer : t.onScope(names.scope(String(resource.scope_id)))
  const granter = names.principal(binding.granted_by) ?? binding.granted_by.id
  return (
    <>
      <code>{binding.role}</code> {reachOf(resource, on) === 'direct' ? t.direct : above}
      <span className="muted">
        , {t.grantedBy(granter)} <TimeText instant={binding.created_at} />
      </span>
    </>
  )
}
