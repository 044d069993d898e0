import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { lazy, Suspense, useMemo, useReducer, useRef, useState, type KeyboardEvent } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import type { Principal } from '../../api/contract/access'
import { isNew } from '../../commit/new-target'
import { editPlan, type Target } from '../../commit/plan'
import { useHeadWatch } from '../../commit/use-head-watch'
import { fieldTexts } from '../../components/diff/field-texts'
import { placeWords } from '../../components/diff/place-words'
import { HiddenPlaces } from '../../components/HiddenPlaces'
import { familyOf } from '../../families/family-of'
import { readSearch, withParams } from '../../routing/search-params'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { pathKey } from './content-path'
import { draftReducer, type DraftState } from './draft-state'
import { EditBar } from './EditBar'
import { EditingContext } from './editing-context'
import { newHead, startOf } from './edit-start'
import { EditViews, type EditTab } from './EditViews'
import { goToProblem, selectHiddenOf } from './go-to-problem'
import { HeadMoved } from './HeadMoved'
import type { Problem } from './problems'
import { ProblemSummary } from './ProblemSummary'
import { editTexts } from './texts'
import { UndoNotice } from './UndoNotice'
import { useAskedReview, type Review } from './use-asked-review'
import { useDraftChecks } from './use-draft-checks'
import { useKeptDraft } from './use-kept-draft'
import type { EditSource } from './use-edit-source'

const CreateDialog = lazy(async () => ({ default: (await import('./CreateDialog')).CreateDialog }))
const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog')).ReviewDialog }))

const search = { tab: v.picklist(['form', 'json']) }

/** The draft before a person discarded it, or merged it with the head: "Undo" brings it back. */
type Before = { state: DraftState; by: 'discard' | 'merge'; said: string }

type Props = { target: Target; source: EditSource; who: Principal | null; initial: DraftState }

/** The form and its JSON, two views of one draft; what is wrong with it, what moved beneath it, and what can be done. */
export function EditForm({ target, source, who, initial }: Props) {
  const t = useTexts(editTexts)
  const fields = useTexts(fieldTexts)
  const { family } = target
  const creates = isNew(target)
  const [params, setParams] = useSearchParams()
  const hasForm = familyOf(family).form !== null
  const tab = hasForm ? (readSearch(params, search).tab ?? 'form') : 'json'
  const [draft, dispatch] = useReducer(draftReducer, initial)
  const [review, setReview] = useState<Review>('closed')
  const reviewing = review === 'open'
  /** What "Discard changes" or a merge has replaced: one step back. */
  const [before, setBefore] = useState<Before | null>(null)
  const { moved: watched } = useHeadWatch(target, draft.seen, !reviewing && !creates)
  const moved = newHead(family, draft.seen, watched, source.seen)
  const top = useRef<HTMLDivElement>(null)

  const { broken, pending, typed, same, errors, hidden, byPath } = useDraftChecks(family, draft)
  const start = useMemo(() => startOf(family, draft.seen), [family, draft.seen])
  const { kept, forget } = useKeptDraft(who, target, typed || pending ? draft : null)
  const isForbidden = source.blocked !== null && !source.checking
  const blocked =
    source.blocked ??
    (errors.length > 0 && (typed || !same)
      ? t.mend(errors.length)
      : same
        ? creates
          ? t.nothingTyped
          : t.sameAsHead
        : moved
          ? t.mergeFirst(moved.seen.revision)
          : null)

  const become = (state: DraftState, by: Before['by'], said: string) => {
    setBefore({ state: draft, by, said })
    dispatch({ type: 'become', state })
    announce(said)
    // A merge removes the panel that holds the focus. "Discard changes" stays on screen and keeps the focus.
    if (by === 'merge') top.current?.focus()
  }
  const undoNotice = before && (
    <UndoNotice
      said={before.said}
      onUndo={() => {
        dispatch({ type: 'become', state: before.state })
        setBefore(null)
      }}
      onClose={() => setBefore(null)}
    />
  )
  const showTab = (next: EditTab) =>
    setParams((old) => withParams(old, { tab: next === 'form' ? null : next }), { replace: true })
  const go = (problem: Problem) => goToProblem(problem, tab, showTab)
  const places = useMemo(
    () =>
      hidden.map(({ path, count, found }) => ({
        key: pathKey(path),
        name: placeWords(path, fields),
        count,
        found,
      })),
    [hidden, fields],
  )
  const showHidden = (key: string) => {
    const problem = hidden.find(({ path }) => pathKey(path) === key)
    if (!problem) return
    go(problem)
    selectHiddenOf(problem, tab)
  }
  const ask = () => setReview('asked')
  useAskedReview(review, setReview, { checking: pending || source.checking, blocked }, (reason) => {
    announce(reason)
    const [first] = errors
    if (first) go(first)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || reviewing) return
    event.preventDefault()
    ask()
  }
  return (
    <EditingContext
      value={{
        family,
        content: draft.content,
        unparsed: draft.unparsed,
        problems: byPath,
        dispatch,
      }}
    >
      {/* Ctrl+Enter from any of its fields; the keys of the fields themselves are theirs. */}
      <Box
        onKeyDown={onKeyDown}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Box
          ref={top}
          tabIndex={-1}
          sx={{ outline: 'none', display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
            <Alert severity="info" sx={isForbidden ? HIDDEN : QUIET}>
              {creates
                ? t.idByServer
                : draft.seen.revision === 0
                  ? t.basedOnBuiltin
                  : t.basedOn(draft.seen.revision)}
              {'. '}
              {source.note}
              {!hasForm && t.newerNote}
            </Alert>
            {/* It is known later, and takes the place of the line so that the form does not move. */}
            {isForbidden && <Alert severity="warning">{source.blocked}</Alert>}
          </Box>
          {moved && (
            <HeadMoved
              key={moved.seen.etag}
              plan={editPlan(target, draft)}
              head={moved}
              builtin={source.builtin}
              blocked={broken ? t.formBroken : null}
              onMerged={(next) => become(next, 'merge', t.merged(next.seen.revision))}
            />
          )}
          {before?.by === 'merge' && undoNotice}
          <HiddenPlaces places={places} onGo={showHidden} />
        </Box>
        <EditViews tab={tab} hasForm={hasForm} onTab={showTab} />
        {/* Below what is typed in: a problem that comes or goes with a letter must not move it. */}
        {tab === 'form' && typed && errors.length > 0 && (
          <ProblemSummary errors={errors} onGo={go} />
        )}
        <EditBar
          target={target}
          typed={typed}
          kept={kept}
          blocked={blocked}
          notice={before?.by === 'discard' && undoNotice}
          onReview={ask}
          onDiscard={() =>
            become({ seen: draft.seen, content: start, unparsed: {} }, 'discard', t.discarded)
          }
        />
      </Box>
      <Suspense fallback={null}>
        {reviewing && creates && (
          <CreateDialog
            target={target}
            content={draft.content}
            onCreated={forget}
            onClose={() => setReview('closed')}
          />
        )}
        {reviewing && !creates && (
          <ReviewDialog
            target={target}
            draft={draft}
            source={source}
            onBecome={(next) => dispatch({ type: 'become', state: next })}
            onCommitted={forget}
            onClose={() => setReview('closed')}
          />
        )}
      </Suspense>
    </EditingContext>
  )
}

const QUIET = { bgcolor: 'transparent', color: 'text.secondary' } as const
/** Keeps its room. */
const HIDDEN = { visibility: 'hidden' } as const
