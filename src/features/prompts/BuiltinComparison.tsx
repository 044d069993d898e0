import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { PromptConfiguration } from '../../api/contract/prompts'
import { LazyComparison } from '../../components/diff/LazyComparison'
import { builtinText } from '../../families/prompt/modes'
import { useTexts } from '../../ui/language'
import { promptsTexts } from './texts'

type Props = {
  prompt: PromptConfiguration
  /** False where the server does not run the saved text. */
  run: boolean
}

/** The comparison of the built-in text with the text in force, or with the saved one. It stands in place of the text. */
export function BuiltinComparison({ prompt, run }: Props) {
  const t = useTexts(promptsTexts)
  const { builtin, effective } = prompt
  const contents = useMemo(() => {
    if (!builtin || !effective) return null
    return {
      before: builtinText(builtin),
      after: {
        instructions: effective.instructions,
        demonstrations: effective.demonstrations,
      },
    }
  }, [builtin, effective])
  if (!builtin || !contents) {
    return <Typography color="textSecondary">{t.builtinUnknown}</Typography>
  }
  const name = run ? t.comparison(builtin.version) : t.comparisonSaved(builtin.version)
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
