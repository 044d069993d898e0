import { useTexts } from '../../ui/language'
import { SelectFilter } from './SelectFilter'
import { auditTexts } from './texts'

type Props = {
  value: 'allowed' | 'denied' | undefined
  onChange: (changes: Record<string, string | null>) => void
}

/** "Result": allowed, denied or both. */
export function ResultFilter({ value, onChange }: Props) {
  const t = useTexts(auditTexts)
  return (
    <SelectFilter
      label={t.result}
      value={value ?? ''}
      options={[
        { value: '', label: t.any },
        { value: 'allowed', label: t.allowed },
        { value: 'denied', label: t.denied },
      ]}
      width={100}
      onChange={(result) => onChange({ result })}
    />
  )
}
