import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useRef, useState, type ChangeEvent } from 'react'
import { serverBase } from '../../../api/client'
import { lostIn, type Review } from '../../../access/change/review/review'
import { FILE_MAX, readReview, reviewText } from '../../../access/change/review/review-file'
import { textOfChosen } from '../../../lib/chosen-text'
import { download } from '../../../lib/download'
import { useTexts } from '../../../ui/language'
import { readAccessSearch } from '../access-search'
import { useChange } from '../use-change'
import { reviewTexts } from './texts'
import type { useReview } from './use-review'

type Props = { review: Review | null; work: ReturnType<typeof useReview> }
type Said = { severity: 'success' | 'error' | 'warning'; text: string; waiting?: Review }

/** As the address names it, which is where a review of it stands. */
const resourceOf = ({ resource }: Review) => new URLSearchParams({ resource })
const decidedIn = ({ items }: Review) => items.filter(({ decision }) => decision !== null).length

/** A review to a file and from one, to go on in another browser. */
export function ReviewFiles({ review, work }: Props) {
  const t = useTexts(reviewTexts)
  const change = useChange()
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const refuse = (text: string) => setSaid({ severity: 'error', text })
  const open = (taken: Review) => {
    work.take(taken)
    setSaid({ severity: 'success', text: t.opened(decidedIn(taken), taken.items.length) })
    // A review of another resource stands on the screen of that one.
    change({ resource: taken.resource, q: null, role: null, subject: null, scope: null })
  }
  const take = async (file: File) => {
    const chosen = await textOfChosen(file, FILE_MAX)
    if ('fault' in chosen) return refuse(t[chosen.fault])
    const taken = readReview(chosen.text)
    if (taken === null || readAccessSearch(resourceOf(taken)).resource !== taken.resource)
      return refuse(t.badFile)
    if (taken.server !== serverBase()) return refuse(t.otherServer(taken.server))
    const held = work.held(taken.resource)
    const lost = held?.id === taken.id ? lostIn(held, taken) : 0
    if (held === null || (held.id === taken.id && lost === 0)) return open(taken)
    const other = held === review ? t.replaces : t.replacesThere
    setSaid({ severity: 'warning', text: lost > 0 ? t.loses(lost) : other, waiting: taken })
  }
  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    await take(file)
    // The same file may be chosen again.
    target.value = ''
  }
  const save = (saved: Review) =>
    download(
      new Blob([reviewText(saved)], { type: 'application/json' }),
      `access-review-${saved.startedAt.slice(0, 10)}.json`,
    )
  const waiting = said?.waiting
  return (
    <>
      {review && (
        <Button variant="text" onClick={() => save(review)}>
          {t.saveFile}
        </Button>
      )}
      <Button variant="text" onClick={() => input.current?.click()}>
        {t.openFile}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t.openFile}
        hidden
        onChange={(event) => void onChange(event)}
      />
      {said && (
        <Alert
          severity={said.severity}
          role="alert"
          sx={{ flexBasis: '100%' }}
          onClose={() => setSaid(null)}
          action={
            waiting && (
              <Button color="inherit" variant="outlined" onClick={() => open(waiting)}>
                {t.replaceIt}
              </Button>
            )
          }
        >
          {said.text}
        </Alert>
      )}
    </>
  )
}
