import Box from '@mui/material/Box'
import { useState } from 'react'
import type { Path } from '../../../api/contract/content-bounds'
import { fieldTexts } from '../../../components/diff/field-texts'
import { familyWords, wordsOf } from '../../../families/words'
import type { Columns, FormPart } from '../../../families/family'
import { jsonBytes } from '../../../families/faults'
import { own } from '../../../lib/json/own'
import { cutAt } from '../../../lib/text/cut-text'
import { useTexts } from '../../../ui/language'
import { valueAt } from '../content-path'
import { useEditing } from '../editing-context'
import { ChoiceInput } from '../fields/ChoiceInput'
import { CitationInput } from '../fields/CitationInput'
import { IN_A_FIELD } from '../fields/in-a-field'
import { JsonInput } from '../fields/JsonInput'
import { ListField } from '../fields/ListField'
import { LongTextInput } from '../fields/LongTextInput'
import { OptionalPart } from '../fields/OptionalPart'
import { TextInput } from '../fields/TextInput'
import { editTexts } from '../texts'
import { BytesNote } from './BytesNote'

const ONE_COLUMN = 'minmax(0, 1fr)'
const LAYOUT: Readonly<Record<Columns, object>> = {
  one: { gap: 1.5, gridTemplateColumns: ONE_COLUMN },
  even: { gap: 2, gridTemplateColumns: { xs: ONE_COLUMN, md: `repeat(2, ${ONE_COLUMN})` } },
  'narrow-first': {
    gap: 1.5,
    gridTemplateColumns: { xs: ONE_COLUMN, md: `200px ${ONE_COLUMN}` },
  },
}

type Props = {
  parts: readonly FormPart[]
  /** Where the paths of the parts begin. */
  at: Path
  /** The item whose parts they are, where one of them is the item itself. */
  item?: string
}

/** Parts of a form, each as the descriptor of its family has it. */
export const FormParts = ({ parts, at, item }: Props) =>
  parts.map((part, index) => <Part key={index} part={part} at={at} item={item} />)

type TextProps = { part: FormPart & { kind: 'text' }; path: Path; unseen?: boolean; label?: string }

function TextPart({ part, ...props }: TextProps) {
  const { content } = useEditing()
  // Not while somebody types: the focus would be lost.
  const [isLong] = useState(() => {
    const value = valueAt(content, props.path)
    return typeof value === 'string' && cutAt(value, IN_A_FIELD) < value.length
  })
  const Input = part.long || isLong ? LongTextInput : TextInput
  return <Input {...part} {...props} />
}

function Part({ part, at, item }: { part: FormPart; at: Path; item: string | undefined }) {
  const t = useTexts(editTexts)
  const { names } = useTexts(fieldTexts)
  const { family, content } = useEditing()
  const words = wordsOf(useTexts(familyWords), family)
  if (part.kind === 'group') {
    return (
      <Box sx={{ display: 'grid', ...LAYOUT[part.columns] }}>
        <FormParts parts={part.parts} at={at} />
      </Box>
    )
  }
  const path = [...at, ...part.path]
  switch (part.kind) {
    case 'text': {
      // The name of an item stands above it.
      const label =
        part.path.length === 0 && item !== undefined ? { unseen: true, label: item } : {}
      return <TextPart part={part} path={path} {...label} />
    }
    case 'choice':
      return <ChoiceInput path={path} />
    case 'json':
      return <JsonInput path={path} />
    case 'citation':
      return <CitationInput path={path} />
    case 'list': {
      const { bytes, fresh } = part
      const name = String(part.path.at(-1))
      return (
        <ListField
          path={path}
          fresh={fresh}
          {...(bytes && {
            total: <BytesNote count={jsonBytes(content)} max={bytes.all} />,
            facts: (one) => <BytesNote count={jsonBytes(one)} max={bytes.each} />,
          })}
        >
          {(itemPath, place) => (
            <FormParts
              parts={part.item}
              at={itemPath}
              item={t.item(own(t.items, name) ?? name, place + 1)}
            />
          )}
        </ListField>
      )
    }
    case 'optional': {
      const key = String(part.path.at(-1))
      if (part.onlyIfThere && valueAt(content, path) === undefined) return null
      const label = own(words.parts ?? {}, key) ?? own(names, key) ?? key
      return (
        <OptionalPart path={path} label={label} fresh={part.fresh}>
          <FormParts parts={part.parts} at={path} />
        </OptionalPart>
      )
    }
  }
}
