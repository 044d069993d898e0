import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PromptConfiguration } from '../../api/contract/prompts'
import { canonicalJson } from '../../lib/diff/canonical-json'
import { splitLines } from '../../lib/diff/lines'
import { useTexts } from '../../ui/language'
import { LongList } from '../../ui/long-list/LongList'
import { promptsTexts } from './texts'
import { TextBlock } from './TextBlock'

type Props = {
  effective: PromptConfiguration['effective']
  /** What the text is: the one that runs, or one that does not. */
  as: 'effective' | 'saved' | 'builtin'
}

/** A demonstration costs as much as so many values of a list: it has two frames. */
const VALUES = 10

/** A demonstration's side: a text as it is, any other value as JSON. */
const shown = (value: unknown) => (typeof value === 'string' ? value : canonicalJson(value))

/** The instructions and demonstrations that the server runs now, or would run if the operation were on. */
export function EffectivePrompt({ effective, as }: Props) {
  const t = useTexts(promptsTexts)
  if (!effective) return <Typography color="textSecondary">{t.noInstructions}</Typography>
  const { instructions, demonstrations } = effective
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, minWidth: 0 }}>
      <section aria-labelledby="effective-instructions">
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap', mb: 1 }}>
          <Typography variant="h2" id="effective-instructions">
            {t.instructionsAs[as]}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t.lines(splitLines(instructions).length)},{' '}
            {t.characters(Array.from(instructions).length)}
          </Typography>
        </Box>
        <TextBlock text={instructions} />
      </section>
      <section aria-labelledby="effective-demonstrations">
        <Typography variant="h2" id="effective-demonstrations" sx={{ mb: 1 }}>
          {t.demonstrationsAs[as]}
        </Typography>
        {demonstrations.length === 0 ? (
          <Typography color="textSecondary">{t.noDemonstrations}</Typography>
        ) : (
          <LongList
            items={demonstrations}
            what={t.demonstrationsAs[as]}
            valuesOf={() => VALUES}
            list={(items) => (
              <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
                {items}
              </Box>
            )}
          >
            {(one, index) => (
              <li key={index}>
                <Typography variant="h3" sx={{ mb: 0.5 }}>
                  {t.demonstration(index + 1)}
                </Typography>
                <Box
                  sx={{
                    display: 'grid',
                    gap: 1,
                    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
                  }}
                >
                  <TextBlock label={t.input} text={shown(one.input)} />
                  <TextBlock label={t.expectedOutput} text={shown(one.expected_output)} />
                </Box>
              </li>
            )}
          </LongList>
        )}
      </section>
    </Box>
  )
}
