import Box from '@mui/material/Box'
import { useTexts } from '../../ui/language'
import type { Field } from './content-fields'
import { FieldValue } from './FieldValue'
import { artifactsTexts, fieldLabel } from './texts'

type Props = { scopeId: string; fields: readonly Field[]; nested?: boolean }

/** Fields of a content, label beside value; on narrow screens the label stands above. */
export function ContentFields({ scopeId, fields, nested = false }: Props) {
  const t = useTexts(artifactsTexts)
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 2,
        rowGap: { xs: 0.5, md: nested ? 0.75 : 2 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: nested ? 'minmax(110px, max-content) minmax(0, 1fr)' : '136px minmax(0, 1fr)',
        },
      }}
    >
      {fields.map((field) => (
        <Box key={field.key} sx={{ display: 'contents' }}>
          <Box
            component="dt"
            sx={{
              color: 'text.secondary',
              fontWeight: nested ? 400 : 600,
              fontSize: '0.8125rem',
              lineHeight: '21px',
              overflowWrap: 'anywhere',
            }}
          >
            {fieldLabel(t, field.key)}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1, md: 0 }, minWidth: 0 }}>
            {field.kind === 'group' ? (
              <ContentFields scopeId={scopeId} fields={field.fields} nested />
            ) : (
              <FieldValue scopeId={scopeId} field={field} />
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
