import Box from '@mui/material/Box'
import type { Unknown } from '../../access/types'
import { useNames } from '../../names/use-names'
import { useTexts } from '../../ui/language'
import { whyTexts } from './why-texts'

type Props = {
  unknown: readonly Unknown[]
  /** Said too where no group holds a role: who was in one is never known. */
  groups?: boolean
  /** Whether what is said is about a time to come. */
  ahead?: boolean
}

/** What might allow what no binding does, and cannot be known (decision 24). */
export function UnknownNotes({ unknown, groups = false, ahead = false }: Props) {
  const t = useTexts(whyTexts)
  const names = useNames()
  const said = unknown.map((each) => {
    switch (each.kind) {
      case 'ownership':
        return t.ownership
      case 'above':
        return t.above
      case 'above-artifact':
        return t.aboveArtifact
      case 'roles':
        return t.roles(t.list(each.roles))
      case 'states':
        return t.states(t.list(each.states))
      case 'groups': {
        const those = each.bindings.map(({ subject }) => names.principal(subject) ?? subject.id)
        return t.groups(t.list([...new Set(those)]))
      }
    }
  })
  if (groups && !unknown.some(({ kind }) => kind === 'groups')) said.push(t.anyGroup)
  if (ahead) said.unshift(t.ahead)
  if (said.length === 0) return null
  return (
    <Box
      component="section"
      aria-label={t.unknownTitle}
      sx={{ color: 'text.secondary', fontSize: '0.8125rem', maxWidth: 1040 }}
    >
      {t.unknownTitle}:
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Box>
  )
}
