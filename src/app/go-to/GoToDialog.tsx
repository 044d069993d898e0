import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { isAskable } from '../../api/contract/askable'
import { SCOPE_QUERY_MAX } from '../../api/contract/scopes'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { useDebounced } from '../../ui/use-debounced'
import { SignOutDialog } from '../SignOutDialog'
import { appTexts } from '../texts'
import { typedAhead } from '../typed-ahead'
import { useSignOut } from '../use-sign-out'
import { GoToList, optionId } from './GoToList'
import { findTargets, LIKE_ID, type FoundGroup } from './matching'
import type { Target } from './target'
import { goToTexts } from './texts'
import { useActions, usePlaces } from './use-targets'

/** Milliseconds without a key after which a screen reader is told how many there are. */
const PAUSE_MS = 600

type Props = {
  /** The Scope that the person is in. */
  scopeId: string | null
  onShortcuts: () => void
  onClose: () => void
}

/** "Go to…": what this browser knows by name, any Scope by its whole id, and what the bar does. */
export function GoToDialog({ scopeId, onShortcuts, onClose }: Props) {
  const a = useTexts(appTexts)
  const t = useTexts(goToTexts)
  const listId = useId()
  const navigate = useNavigate()
  const { uncommitted, leave, signOut } = useSignOut(onClose)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const value = typed.trim()
  const told = useDebounced(value, PAUSE_MS)
  const places = usePlaces(scopeId)
  const actions = useActions({ onShortcuts, onSignOut: leave, onClose })
  const found = findTargets([...places, ...actions], value)
  const byId: Target = {
    group: 'further',
    key: 'by id',
    name: t.openScope(value),
    hint: t.scope,
    go: paths.scope(value),
  }
  // The list of Scopes asks the server, which knows Scopes that this browser has not read.
  const inScopes: Target = {
    group: 'further',
    key: 'in Scopes',
    name: t.lookInScopes(value),
    hint: t.screen,
    go: paths.scopes({ q: value }),
  }
  const further = [
    ...(value !== '' && value.length <= SCOPE_QUERY_MAX ? [inScopes] : []),
    ...(found.length === 0 && isAskable('scope', value) ? [byId] : []),
  ]
  if (LIKE_ID.test(value)) further.reverse()
  const last: FoundGroup = { heading: 'further', targets: further, total: further.length }
  const groups = further.length > 0 ? [...found, last] : found
  const targets = groups.flatMap((group) => group.targets)
  const current = Math.min(active, targets.length - 1)

  const go = (target: Target) => {
    if (typeof target.go === 'function') return target.go()
    onClose()
    void navigate(target.go)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method takes these keys for what it is composing.
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && targets.length > 0) {
      event.preventDefault()
      const next = (current + step + targets.length) % targets.length
      setActive(next)
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const target = targets[current]
      if (target) go(target)
    }
  }
  if (uncommitted.length > 0)
    return <SignOutDialog uncommitted={uncommitted} onSignOut={signOut} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': a.goTo, sx: paper } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ p: 2, pb: 1 }}>
        <TextField
          autoFocus
          fullWidth
          label={t.label}
          value={typed}
          // `typedAhead` has kept each key until now. From now on the field hears the keys itself.
          onFocus={() => setTyped((before) => before + typedAhead.take())}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-expanded': targets.length > 0,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              'aria-activedescendant': targets.length > 0 ? optionId(listId, current) : undefined,
              autoComplete: 'off',
              spellCheck: false,
            },
          }}
        />
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {value !== '' && found.length === 0 ? t.nothing : t.help}
        </Typography>
        {/* The page's own live region is hidden while a dialog is open. */}
        <Box role="status" sx={visuallyHidden}>
          {value !== '' && told === value && t.count(targets.length - further.length)}
        </Box>
      </Box>
      <GoToList
        // The list starts at its top again when another text finds other rows.
        key={value}
        id={listId}
        groups={groups}
        current={current}
        onActive={setActive}
        onGo={go}
      />
    </Dialog>
  )
}

const paper = {
  m: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'min(560px, 100% - 64px)' },
  maxWidth: { xs: 'none', sm: 600 },
} as const
