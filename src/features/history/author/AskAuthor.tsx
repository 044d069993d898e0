import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { keys } from '../../../api/queries/keys'
import type { Commit } from '../../../commit/author/author-of'
import { useTexts } from '../../../ui/language'
import { authorTexts } from './author-texts'

const AuthorAnswer = lazy(async () => ({ default: (await import('./AuthorAnswer')).AuthorAnswer }))

// The empty answer before the button leaves a gap, which the negative margin takes back.
const button = { minHeight: 24, px: 0.5, ml: -1.5, py: 0, fontSize: 'inherit' } as const

/** A button that asks the audit for the author. An answer that this visit has already is shown at once. */
export function AskAuthor({ commit }: { commit: Commit }) {
  const t = useTexts(authorTexts)
  const client = useQueryClient()
  const { scopeId, family, artifactId, revision } = commit
  const key = keys.author(scopeId, family, artifactId, revision)
  const [asked, setAsked] = useState(() => client.getQueryData(key) !== undefined)
  const answer = useRef<HTMLDivElement>(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Box ref={answer} role="status" tabIndex={-1} sx={{ outline: 0, minWidth: 0 }}>
        {asked && (
          <Suspense fallback={t.asking}>
            <AuthorAnswer commit={commit} />
          </Suspense>
        )}
      </Box>
      {!asked && (
        <>
          <Button
            variant="text"
            sx={button}
            onClick={() => {
              // The button disappears when it is pressed. Focus moves to the place of the answer.
              answer.current?.focus()
              setAsked(true)
            }}
          >
            {t.ask(revision)}
          </Button>
          <Box component="span" sx={{ displayPrint: 'none' }}>
            {t.cost}
          </Box>
        </>
      )}
    </Box>
  )
}
