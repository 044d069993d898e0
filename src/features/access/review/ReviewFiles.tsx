import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useRef, useState, type ChangeEvent } from 'react'
import { serverBase } from '../../../api/client'
import { lostIn, resourcesOf, type Review } from '../../../access/change/review/review'
import { FILE_MAX, readReview, reviewText } from '../../../access/change/review/review-file'
import { textOfChosen } from '../../../lib/chosen-text'
import { download } from '../../../lib/download'
import { useTexts } from '../../../ui/language'
import { withParams } from '../../../routing/search-params'
import { readAccessSearch } from '../access-search'
import { useChange } from '../use-change'
import { ofResources } from './chosen-search'
import { reviewTexts } from './texts'
import type { useReview } from './use-review'

type Props = { review: Review | null; work: ReturnType<typeof useReview> }
type Said = { severity: 'success' | 'error' | 'warning'; text: string; waiting?: Review }

/** Whether the console has an address for every resource of a review: without one, nobody could open it. */
const isReachable = (review: Review) =>
  resourcesOf(review).every(
    (resource) => readAccessSearch(new URLSearchParams({ resource })).resource === resource,
  )
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
    change((now) =>
      ofResources(withParams(now, { q: null, role: null, subject: null }), resourcesOf(taken)),
    )
  }
  const take = async (file: File) => {
    const chosen = await textOfChosen(file, FILE_MAX)
    if ('fault' in chosen) return refuse(t[chosen.fault])
    const taken = readReview(chosen.text)
    if (taken === null || !isReachable(taken)) return refuse(t.badFile)
    if (taken.server !== serverBase()) return refuse(t.otherServer(taken.server))
    const held = work.held(taken)
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
