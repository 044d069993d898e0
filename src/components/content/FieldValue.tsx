import Box from '@mui/material/Box'
import { ModeChip } from '../ModeChip'
import { asWritten } from '../../ui/as-written'
import { useTexts } from '../../ui/language'
import { LongList } from '../../ui/long-list/LongList'
import type { Field } from './content-fields'
import { Demonstrations } from './Demonstrations'
import { MarkdownBlock } from './MarkdownBlock'
import { StatementList } from './StatementList'
import { TextBlock } from './TextBlock'
import { contentTexts, fieldLabel } from './texts'

type Props = { scopeId: string; field: Exclude<Field, { kind: 'group' }> }

/** The value of one field, by its kind; always text, never markup. */
export function FieldValue({ scopeId, field }: Props) {
  const t = useTexts(contentTexts)
  switch (field.kind) {
    case 'empty':
      return (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t.emptyText}
        </Box>
      )
    case 'value':
      return <Box sx={asWritten}>{field.text}</Box>
    case 'prose':
      return <TextBlock text={field.text} what={fieldLabel(t, field.key)} />
    case 'markdown':
      return <MarkdownBlock text={field.text} what={fieldLabel(t, field.key)} />
    case 'code':
    case 'json':
      return <TextBlock text={field.text} what={fieldLabel(t, field.key)} mono />
    case 'mode':
      return (
        <>
          <ModeChip mode={field.mode} />
          {field.mode === 'auto' && (
            <Box sx={{ mt: 0.5, maxWidth: '80ch', color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t.autoNote}
            </Box>
          )}
        </>
      )
    case 'list':
      return (
        <LongList
          items={field.items}
          what={fieldLabel(t, field.key)}
          list={(items) => (
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {items}
            </Box>
          )}
        >
          {(item, index) => (
            <Box component="li" key={index} sx={asWritten}>
              {item}
            </Box>
          )}
        </LongList>
      )
    case 'records':
      return (
        <LongList
          items={field.records}
          what={fieldLabel(t, field.key)}
          valuesOf={(record) => record.length}
          list={(items) => (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
              {items}
            </Box>
          )}
        >
          {(record, index) => (
            <Box
              component="li"
              key={index}
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: '0.8125rem' }}
            >
              {record.map(([name, text]) => (
                <Box
                  component="span"
                  key={name}
                  sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {fieldLabel(t, name)}
                  </Box>{' '}
                  <code>{text}</code>
                </Box>
              ))}
            </Box>
          )}
        </LongList>
      )
    case 'statements':
      return (
        <StatementList
          scopeId={scopeId}
          what={fieldLabel(t, field.key)}
          statements={field.statements}
        />
      )
    case 'demonstrations':
      return <Demonstrations what={fieldLabel(t, field.key)} pairs={field.pairs} />
  }
}
