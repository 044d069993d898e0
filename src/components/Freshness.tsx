import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { focusManager, notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { keepInStep } from '../api/queries/in-step'
import { isReadingShown, lookAgain, readShownAgain, shownSince } from '../api/queries/shown'
import { clockTime } from '../lib/date/format'
import { exactTime } from '../lib/date/stamp'
import { announce } from '../ui/announcer'
import { useNow } from '../ui/clock'
import { useLanguage, useTexts } from '../ui/language'
import { Tip } from '../ui/Tip'
import { freshnessTexts } from './freshness-texts'

/**
 * How old the screen is, and "Refresh". It goes by the answers that are on screen, so no screen has to say which; on
 * coming back to the window after a while it has them looked at once.
 */
export function Freshness() {
  const t = useTexts(freshnessTexts)
  const { tag } = useLanguage()
  const now = useNow()
  const client = useQueryClient()
  useEffect(() => keepInStep(client), [client])
  useEffect(() => focusManager.subscribe(() => lookAgain(client)), [client])
  const subscribe = useCallback(
    (onChange: () => void) => {
      const later = notifyManager.batchCalls(onChange)
      return client.getQueryCache().subscribe(({ type, query }) => {
        // A list puts each of its rows into the cache: none of them is on screen by itself.
        if (type.startsWith('observer') || query.isActive()) later()
      })
    },
    [client],
  )
  const since = useSyncExternalStore(subscribe, () => shownSince(client))
  const reading = useSyncExternalStore(subscribe, () => isReadingShown(client))
  if (since === 0) return null
  const refresh = async () => {
    if (reading) return
    announce(t.refreshing)
    // What fails is told where it is shown: by its panel, or as a notice.
    const ok = await readShownAgain(client).then(
      () => true,
      () => false,
    )
    const at = shownSince(client)
    if (ok && at > 0) announce(t.refreshed(clockTime(at, Date.now(), tag)))
  }
  return (
    <Box
      sx={{
        displayPrint: 'none',
        ml: 'auto',
        // The button's word ends where the screen does.
        mr: -1,
        display: 'flex',
        gap: 0.5,
        alignItems: 'center',
        whiteSpace: 'nowrap',
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <Tip title={t.readAt(exactTime(new Date(since).toISOString(), 'local'))}>
        <time dateTime={new Date(since).toISOString()}>{t.asOf(clockTime(since, now, tag))}</time>
      </Tip>
      <Button
        variant="text"
        onClick={() => void refresh()}
        aria-disabled={reading || undefined}
        sx={{ minHeight: 24, minWidth: 0, px: 1, py: 0, fontSize: 'inherit' }}
      >
        {t.refresh}
      </Button>
    </Box>
  )
}
