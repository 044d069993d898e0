import type { Section } from '../../lib/diff/comparison'
import { useTexts } from '../../ui/language'
import { fieldTexts } from './field-texts'
import { diffTexts } from './texts'

/** What a section is about, in words; a field that the console does not know stands by its own key. */
export function SectionTitle({ section }: { section: Section }) {
  const t = useTexts(diffTexts)
  const fields = useTexts(fieldTexts)
  const { kind, field, item, part } = section
  const name = (key: string) =>
    Object.hasOwn(fields.names, key) ? fields.names[key] : <code>{key}</code>
  if (kind === 'whole') return t.json
  const parts: React.ReactNode[] = []
  if (field !== null && item !== null) {
    const number = item.after ?? item.before ?? 0
    parts.push(
      (Object.hasOwn(fields.items, field) && fields.items[field]?.(number)) || [
        name(field),
        ` ${number}`,
      ],
    )
  } else if (field !== null) parts.push(name(field))
  if (part !== null) parts.push(name(part))
  else if (kind === 'rest') parts.push(t.rest)
  return parts.map((one, index) => (
    <span key={index}>
      {index > 0 && ' · '}
      {one}
    </span>
  ))
}
