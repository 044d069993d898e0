import Box from '@mui/material/Box'
import { useTexts } from '../../ui/language'
import { LongList } from '../../ui/long-list/LongList'
import { valuesOfField, type Field } from './content-fields'
import { FieldValue } from './FieldValue'
import { contentTexts, fieldLabel } from './texts'

type Props = {
  scopeId: string
  /** What the fields are of, where that is not the content as a whole. */
  what?: string
  fields: readonly Field[]
  nested?: boolean
}

/** Kinds whose values are long texts: each has the whole width, and its label above it. */
const WIDE: readonly Field['kind'][] = ['prose', 'code', 'markdown', 'json', 'demonstrations']

/** Fields of a content: a short value beside its label, a long text below it; on narrow screens each label stands above. */
export function ContentFields({ scopeId, what, fields, nested = false }: Props) {
  const t = useTexts(contentTexts)
  return (
    <LongList
      items={fields}
      what={what ?? t.content}
      valuesOf={valuesOfField}
      list={(items) => (
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
          {items}
        </Box>
      )}
    >
      {(field) => {
        const wide = WIDE.includes(field.kind) && { gridColumn: '1 / -1' }
        return (
          <Box key={field.key} sx={{ display: 'contents' }}>
            <Box
              component="dt"
              sx={[
                {
                  color: 'text.secondary',
                  fontWeight: nested ? 400 : 600,
                  fontSize: '0.8125rem',
                  lineHeight: '21px',
                  overflowWrap: 'anywhere',
                },
                wide,
                // The label stands close to its text, although the rows of the grid are further apart.
                wide && { mb: { md: nested ? -0.25 : -1.5 } },
              ]}
            >
              {fieldLabel(t, field.key)}
            </Box>
            <Box component="dd" sx={[{ m: 0, mb: { xs: 1, md: 0 }, minWidth: 0 }, wide]}>
              {field.kind === 'group' ? (
                <ContentFields
                  scopeId={scopeId}
                  what={fieldLabel(t, field.key)}
                  fields={field.fields}
                  nested
                />
              ) : (
                <FieldValue scopeId={scopeId} field={field} />
              )}
            </Box>
          </Box>
        )
      }}
    </LongList>
  )
}
