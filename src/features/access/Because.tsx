import Box from '@mui/material/Box'
import type { Path } from '../../access/types'
import { TimeText } from '../../components/TimeText'
import { useNames } from '../../names/use-names'
import { useTexts } from '../../ui/language'
import { whyTexts } from './why-texts'

/** Why somebody may do something: the first binding that allows it, and behind a press the others that do. */
export function Because({ paths }: { paths: readonly Path[] }) {
  const t = useTexts(whyTexts)
  const [first, ...others] = paths
  if (!first) return null
  return (
    <>
      <PathWords path={first} />
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
                <PathWords path={path} />
              </li>
            ))}
          </Box>
        </details>
      )}
    </>
  )
}

/** A binding that allows something: its role, its place, who granted it and when. */
function PathWords({ path: { binding, reach } }: { path: Path }) {
  const t = useTexts(whyTexts)
  const names = useNames()
  const { resource } = binding
  const above =
    resource.type === 'server' ? t.onServer : t.onScope(names.scope(String(resource.scope_id)))
  const granter = names.principal(binding.granted_by) ?? binding.granted_by.id
  return (
    <>
      <code>{binding.role}</code> {reach === 'direct' ? t.direct : above}
      <span className="muted">
        , {t.grantedBy(granter)} <TimeText instant={binding.created_at} />
      </span>
    </>
  )
}
