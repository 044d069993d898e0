import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTexts } from '../../ui/language'
import { promptsTexts } from './texts'

const OtherScopes = lazy(async () => ({ default: (await import('./OtherScopes')).OtherScopes }))

type Props = { scopeId: string; promptKey: string }

/** The question whether this Prompt is the same elsewhere. Its code loads, and its calls are made, only when it is asked. */
export function InOtherScopes({ scopeId, promptKey }: Props) {
  const t = useTexts(promptsTexts)
  const answer = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(false)
  // Each button disappears when it is pressed. Focus moves to the place of the answer.
  const toAnswer = () => answer.current?.focus()
  return (
    <section aria-labelledby="in-other-scopes">
      <Typography variant="h2" id="in-other-scopes" sx={{ mb: 1 }}>
        {t.inOtherScopes}
      </Typography>
      <Box ref={answer} tabIndex={-1} role="group" aria-labelledby="in-other-scopes">
        {asked ? (
          <Suspense fallback={null}>
            <OtherScopes {...{ scopeId, promptKey }} onLook={toAnswer} />
          </Suspense>
        ) : (
          <Button
            variant="outlined"
            onClick={() => {
              toAnswer()
              setAsked(true)
            }}
          >
            {t.lookInOtherScopes}
          </Button>
        )}
      </Box>
    </section>
  )
}
