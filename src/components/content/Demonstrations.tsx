import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../ui/language'
import { LongList } from '../../ui/long-list/LongList'
import { DEMONSTRATION_VALUES } from './content-fields'
import { TextBlock } from './TextBlock'
import { contentTexts } from './texts'

type Props = { what: string; pairs: readonly { input: string; output: string }[] }

/** Demonstrations of a Prompt: input beside expected output where the screen is wide enough. */
export function Demonstrations({ what, pairs }: Props) {
  const t = useTexts(contentTexts)
  return (
    <LongList
      items={pairs}
      what={what}
      valuesOf={() => DEMONSTRATION_VALUES}
      list={(items) => (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {items}
        </Box>
      )}
    >
      {({ input, output }, index) => (
        <li key={index}>
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
            {t.demonstration(index + 1)}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {[
              { label: t.input, text: input },
              { label: t.expectedOutput, text: output },
            ].map(({ label, text }) => (
              <div key={label}>
                <Typography variant="caption" color="textSecondary">
                  {label}
                </Typography>
                <TextBlock text={text} what={label} mono />
              </div>
            ))}
          </Box>
        </li>
      )}
    </LongList>
  )
}
