import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DEMONSTRATION_BYTES_MAX, PROMPT_BYTES_MAX } from '../../../api/contract/prompts'
import { useTexts } from '../../../ui/language'
import { useEditing } from '../editing-context'
import { jsonBytes } from '../family-rules'
import { JsonInput } from '../fields/JsonInput'
import { ListField } from '../fields/ListField'
import { TextInput } from '../fields/TextInput'
import { editTexts } from '../texts'

export function PromptForm() {
  const t = useTexts(editTexts)
  const { content } = useEditing()
  const bytes = (count: number, max: number) => (
    <Typography
      variant="caption"
      sx={{
        color: count > max ? 'error.main' : 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {t.bytesOf(count, max)}
    </Typography>
  )
  return (
    <>
      <TextInput path={['instructions']} rows={18} mono />
      <ListField
        path={['demonstrations']}
        fresh={{ input: '', expected_output: '' }}
        total={bytes(jsonBytes(content), PROMPT_BYTES_MAX)}
        facts={(one) => bytes(jsonBytes(one), DEMONSTRATION_BYTES_MAX)}
      >
        {(path) => (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <JsonInput path={[...path, 'input']} />
            <JsonInput path={[...path, 'expected_output']} />
          </Box>
        )}
      </ListField>
    </>
  )
}
