import Box from '@mui/material/Box'
import { lazy, Suspense, useMemo, useRef, useState, type KeyboardEvent } from 'react'
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
import { readSearch } from '../../routing/search-params'
import { useChangeSearch } from '../../routing/use-change-search'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { pathKey } from './content-path'
import type { DraftState } from './draft-state'
import { EditBar } from './EditBar'
import { EditingContext } from './editing-context'
import { newHead, startOf } from './edit-start'
import { EditViews, type EditTab } from './EditViews'
import { HeadMoved } from './HeadMoved'
import { ProblemSummary } from './ProblemSummary'
import { Reviewing } from './Reviewing'
import { StartLine } from './StartLine'
import { problemTexts } from './problem-texts'
import { editTexts } from './texts'
import { UndoNotice } from './UndoNotice'
import { useAskedReview, type Review } from './use-asked-review'
import { useDraft } from './use-draft'
import { useDraftChecks } from './use-draft-checks'
import { selectHiddenOf, useGoToProblem } from './use-go-to-problem'
import { useKeptDraft, type KeptSince } from './use-kept-draft'
import { useLeftFields } from './use-left-fields'
import type { EditSource } from './use-edit-source'

// Few people open a form whose text they may not commit.
const MayNotCommit = lazy(async () => ({ default: (await import('./MayNotCommit')).MayNotCommit }))

const search = { tab: v.picklist(['form', 'json']) }

type Props = {
  target: Target
  source: EditSource
  who: Principal | null
  /** What the form begins with, and since when it is kept if it is a draft. */
  initial: { state: DraftState; kept: KeptSince | null }
}

/** The form and its JSON, two views of one draft; what is wrong with it, what moved beneath it, and what can be done. */
export function EditForm({ target, source, who, initial }: Props) {
  const t = useTexts(editTexts)
  const p = useTexts(problemTexts)
  const fields = useTexts(fieldTexts)
  const { family } = target
  const creates = isNew(target)
  const [params] = useSearchParams()
  const changeSearch = useChangeSearch()
  const hasForm = familyOf(family).form !== null
  const tab = hasForm ? (readSearch(params, search).tab ?? 'form') : 'json'
  const { draft, dispatch, openedAt, before, replace, undo, forgetBefore } = useDraft(
    initial.state,
    initial.kept?.at ?? null,
  )
  const [review, setReview] = useState<Review>('closed')
  const reviewing = review === 'open'
  const { moved: watched } = useHeadWatch(target, draft.seen, !reviewing && !creates)
  const moved = newHead(family, draft.seen, watched, source.seen)
  const top = useRef<HTMLDivElement>(null)

  const { broken, pending, typed, same, errors, hidden, byPath } = useDraftChecks(family, draft)
  const { kept, forget } = useKeptDraft(who, target, typed || pending ? draft : null, initial.kept)
  const { isShown, showAll, ...leaving } = useLeftFields(initial.kept !== null)
  const shown = useMemo(
    () => new Map([...byPath].map(([key, list]) => [key, list.filter(isShown)])),
    [byPath, isShown],
  )
  const shownErrors = errors.filter(isShown)
  const isForbidden = source.blocked !== null && !source.checking
  const blocked =
    source.blocked ??
    (errors.length > 0 && (typed || !same)
      ? p.summary(errors.length)
      : same
        ? creates
          ? t.nothingTyped
          : t.sameAsHead
        : moved
          ? t.mergeFirst(moved.seen.revision)
          : null)

  const become = (state: DraftState, by: NonNullable<typeof before>['by'], said: string) => {
    replace(state, by, said)
    announce(said)
    // These remove the button that holds the focus. "Discard changes" stays on screen and keeps the focus.
    if (by !== 'discard') top.current?.focus()
  }
  const discard = (by: 'discard' | 'discard-opened') => {
    // A draft may be based on an older head. Without the draft there is nothing to merge, so the newest head takes its place.
    const seen = source.seen.revision > draft.seen.revision ? source.seen : draft.seen
    become({ seen, content: startOf(family, seen), unparsed: {} }, by, t.discarded)
  }
  const noticeOf = (by: NonNullable<typeof before>['by']) =>
    before?.by === by && <UndoNotice said={before.said} onUndo={undo} onClose={forgetBefore} />
  const showTab = (next: EditTab) =>
    changeSearch({ tab: next === 'form' ? null : next }, { replace: true })
  const go = useGoToProblem(tab, showTab)
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
    showAll()
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
        problems: tab === 'form' ? shown : byPath,
        dispatch,
      }}
    >
      {/* Ctrl+Enter from any of its fields; the keys of the fields themselves are theirs. */}
      <Box
        onKeyDown={onKeyDown}
        {...leaving}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Box
          ref={top}
          tabIndex={-1}
          sx={{ outline: 'none', display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <StartLine
            keptAt={initial.kept?.at ?? null}
            isOpen={openedAt !== null}
            forbidden={
              isForbidden && (
                <Suspense fallback={source.blocked}>
                  <MayNotCommit target={target} reason={source.blocked} />
                </Suspense>
              )
            }
            notice={noticeOf('discard-opened')}
            onDiscard={() => discard('discard-opened')}
          >
            {creates
              ? t.idByServer
              : draft.seen.revision === 0
                ? t.basedOnBuiltin
                : t.basedOn(draft.seen.revision)}
            {'. '}
            {source.note}
            {!hasForm && t.newerNote}
          </StartLine>
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
          {noticeOf('merge')}
          <HiddenPlaces places={places} onGo={showHidden} />
        </Box>
        <EditViews tab={tab} hasForm={hasForm} onTab={showTab} />
        {/* Below what is typed in: a problem that comes or goes with a letter must not move it. */}
        {tab === 'form' && typed && shownErrors.length > 0 && (
          <ProblemSummary errors={shownErrors} onGo={go} />
        )}
        <EditBar
          target={target}
          typed={typed}
          kept={kept}
          blocked={blocked}
          notice={noticeOf('discard')}
          onReview={ask}
          onDiscard={() => discard('discard')}
        />
      </Box>
      {reviewing && (
        <Reviewing
          target={target}
          draft={draft}
          source={source}
          onBecome={(state) => dispatch({ type: 'become', state })}
          onCommitted={forget}
          onClose={() => setReview('closed')}
        />
      )}
    </EditingContext>
  )
}
