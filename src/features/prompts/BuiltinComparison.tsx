import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { PromptConfiguration } from '../../api/contract/prompts'
import { LazyComparison } from '../../components/diff/LazyComparison'
import { useTexts } from '../../ui/language'
import { promptsTexts } from './texts'

/** What is in force against what is built in, in place of the text. */
export function BuiltinComparison({ prompt }: { prompt: PromptConfiguration }) {
  const t = useTexts(promptsTexts)
  const { builtin, effective } = prompt
  const contents = useMemo(() => {
    if (!builtin || !effective) return null
    const { instructions, demonstrations } = builtin
    return {
      before: { instructions, demonstrations },
      after: {
        instructions: effective.instructions,
        demonstrations: effective.demonstrations,
      },
    }
  }, [builtin, effective])
  if (!builtin || !contents) {
    return <Typography color="textSecondary">{t.builtinUnknown}</Typography>
  }
  const name = t.comparison(builtin.version)
  return (
    <section aria-label={name}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <LazyComparison
        family="prompt"
        before={contents.before}
        after={contents.after}
        builtin={builtin}
        view="unified"
        name={name}
        maxHeight="max(360px, calc(100dvh - 320px))"
      />
    </section>
  )
}
