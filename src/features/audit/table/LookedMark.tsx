import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'

/** Marks a row that this person has opened in this browser before: an eye, read out as "looked at". */
export function LookedMark() {
  const t = useTexts(auditTexts)
  return (
    <span className="looked" title={t.lookedAt}>
      <svg
        viewBox="0 0 24 24"
        width="12"
        height="12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        aria-hidden="true"
      >
        <path d="M1.5 12S5.5 5 12 5s10.5 7 10.5 7-4 7-10.5 7S1.5 12 1.5 12z" />
        <circle cx="12" cy="12" r="3" />
      </svg>
      <span style={visuallyHidden}>{t.lookedAt} </span>
    </span>
  )
}
