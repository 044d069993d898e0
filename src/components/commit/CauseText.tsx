import Typography from '@mui/material/Typography'
import type { ApiError } from '../../api/errors'
import { useTexts } from '../../ui/language'
import { CopyButton } from '../CopyButton'
import { failureWords, saidOf } from '../failure-words'
import { sharedTexts } from '../shared-texts'
import { WaitText } from '../WaitText'
import { commitTexts } from './texts'

/** What came back in place of an answer to the commit: in words, as the server put it, and by its code. */
export function CauseText({ cause }: { cause: ApiError }) {
  const t = useTexts(commitTexts)
  const shared = useTexts(sharedTexts)
  const { title, help } = failureWords(cause, shared)
  return (
    <>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t.whatHappened}: {title}. {saidOf(cause, shared)} <code>{cause.code}</code>
        {cause.requestId && (
          <>
            {' · '}
            {shared.requestId} <code>{cause.requestId}</code>{' '}
            <CopyButton value={cause.requestId} what={shared.requestId} />
          </>
        )}
      </Typography>
      {help && <Typography variant="body2">{help}</Typography>}
      <WaitText error={cause} />
    </>
  )
}
