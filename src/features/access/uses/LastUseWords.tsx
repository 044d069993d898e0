import { lastUseOf, type Uses } from '../../../access/uses/uses'
import type { Binding } from '../../../api/contract/access'
import { TimeText } from '../../../components/TimeText'
import { useTexts } from '../../../ui/language'
import { usesTexts } from './uses-texts'

type Props = { uses: Uses | null; binding: Binding }

/** When a binding was last used, as far as the audit was read; nothing before it was. */
export function LastUseWords({ uses, binding }: Props) {
  const t = useTexts(usesTexts)
  const use = lastUseOf(uses, binding)
  if (use === null) return null
  return (
    <div className="muted">
      {use.kind === 'used' ? (
        <>
          {t.used} <TimeText instant={use.at} />
        </>
      ) : (
        t[use.kind]
      )}
    </div>
  )
}
