import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { isAskable } from '../api/contract/askable'
import { paths } from '../routing/paths'
import { useTexts } from '../ui/language'
import { knownTargets, matchTargets, type Target } from './go-to-targets'
import { goToTexts } from './go-to-texts'
import { appTexts } from './texts'

/** Rows shown at once; more are found by typing on. */
const SHOWN = 50

/** "Go to…": screens and Scopes that this visit knows, and any Scope by its whole id. */
export function GoToDialog({ onClose }: { onClose: () => void }) {
  const a = useTexts(appTexts)
  const t = useTexts(goToTexts)
  const listId = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const screens: Target[] = [
    { kind: 'screen', label: a.scopes, hint: t.screen, to: paths.scopes() },
    { kind: 'screen', label: a.audit, hint: t.screen, to: paths.audit() },
  ]
  const value = typed.trim()
  const found = matchTargets(knownTargets(client, screens), value).slice(0, SHOWN)
  const byId: Target[] =
    isAskable('scope', value) && found.length === 0
      ? [{ kind: 'scope', label: t.goToOpen(value), hint: t.scope, to: paths.scope(value) }]
      : []
  const targets = [...found, ...byId]
  const current = Math.min(active, targets.length - 1)

  const go = (target: Target | undefined) => {
    if (!target) return
    onClose()
    void navigate(target.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && targets.length > 0) {
      event.preventDefault()
      const next = (current + step + targets.length) % targets.length
      setActive(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      go(targets[current])
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': a.goTo } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ p: 2 }}>
        <TextField
          autoFocus
          fullWidth
          label={t.goToLabel}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-activedescendant': targets.length > 0 ? `${listId}-${current}` : undefined,
              autoComplete: 'off',
            },
          }}
        />
        <Typography variant="caption" color="textSecondary" component="p" sx={{ my: 1 }}>
          {t.goToHint}
        </Typography>
        <Box
          component="ul"
          role="listbox"
          id={listId}
          aria-label={a.goTo}
          sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '50vh', overflowY: 'auto' }}
        >
          {targets.map((target, index) => (
            <Box
              component="li"
              role="option"
              id={`${listId}-${index}`}
              key={`${target.kind} ${target.to}`}
              aria-selected={index === current}
              onClick={() => go(target)}
              onMouseMove={() => setActive(index)}
              sx={{
                display: 'flex',
                gap: 2,
                alignItems: 'center',
                justifyContent: 'space-between',
                minHeight: 36,
                px: 1.5,
                borderRadius: 1,
                cursor: 'pointer',
                '&[aria-selected=true]': { bgcolor: 'primary.soft' },
              }}
            >
              <span>{target.label}</span>
              <Typography component="code" variant="caption" color="textSecondary">
                {target.hint}
              </Typography>
            </Box>
          ))}
        </Box>
        {value !== '' && found.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t.goToNothing}
          </Typography>
        )}
      </Box>
    </Dialog>
  )
}
