import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { ownCalls } from '../../../api/own-calls'
import { useTexts } from '../../../ui/language'
import { Tip } from '../../../ui/Tip'
import { followTexts } from './follow-texts'

/** What reading has itself added to the audit in this visit. */
export function OwnCalls() {
  const t = useTexts(followTexts)
  const calls = useSyncExternalStore(ownCalls.subscribe, ownCalls.count)
  return (
    <Tip title={t.ownHelp}>
      {/* Room for the longer words of several calls: the text begins in one place as they are counted. */}
      <Typography
        variant="caption"
        color="textSecondary"
        tabIndex={0}
        sx={{ minWidth: { sm: '44ch' } }}
      >
        {t.own(calls)}
      </Typography>
    </Tip>
  )
}
