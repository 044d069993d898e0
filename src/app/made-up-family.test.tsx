import { ThemeProvider } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { ArtifactItem, ArtifactRevision } from '../api/contract/artifacts'
import { keys } from '../api/queries/keys'
import {
  canRestore,
  needsScopeAdmin,
  recordsRestore,
  restoredContent,
  sameWritten,
} from '../commit/restoring'
import { compareStored } from '../commit/stored-content'
import { SectionTitle } from '../components/diff/SectionTitle'
import type { Family } from '../families/family'
import { familyOf } from '../families/family-of'
import { ArtifactContent } from '../features/artifacts/ArtifactContent'
import { ArtifactsPage } from '../features/artifacts/ArtifactsPage'
import { contentTitle } from '../families/name-of'
import { editPlan } from '../commit/plan'
import { startOf } from '../features/editing/edit-start'
import { EditingContext } from '../features/editing/editing-context'
import { ContentForm } from '../features/editing/forms/ContentForm'
import { byPathOf, problemsOf } from '../features/editing/problems'
import { ScopeContents } from '../features/scopes/ScopeContents'
import { comparisonOf } from '../lib/diff/compare-contents'
import { mergeContents } from '../lib/merge/merge-contents'
import { LanguageProvider } from '../ui/language'
import { consoleTheme } from '../ui/theme'

// What "Add a family" in CONTRIBUTING says: a descriptor, its line in the list, and its words in each language, here in the
// one that is read. Nothing else knows of runbooks.
vi.mock(import('../families/known'), async (original) => {
  const v = await import('valibot')
  const { maxCharacters } = await import('../api/contract/characters')
  const { COMMON } = await import('../families/unknown-family')
  const { withoutNotes } = await import('../families/without-notes')
  const { KNOWN_FAMILIES } = await original()
  const runbook: Family = {
    ...COMMON,
    name: 'runbook',
    titleField: 'service',
    reading: [
      ['urgency', 'value'],
      ['steps', 'prose'],
    ],
    compared: {
      service: { kind: 'value' },
      steps: { kind: 'text' },
      checks: { kind: 'list', parts: null },
    },
    form: {
      parts: [
        { kind: 'text', path: ['service'] },
        { kind: 'text', path: ['steps'], rows: 8 },
        { kind: 'choice', path: ['urgency'] },
        { kind: 'list', path: ['checks'], fresh: '', item: [{ kind: 'text', path: [] }] },
      ],
    },
    schema: v.strictObject({
      service: v.pipe(v.string(), v.minLength(1)),
      steps: v.pipe(v.string(), maxCharacters(40)),
      urgency: v.picklist(['now', 'later']),
      checks: v.pipe(v.array(v.string()), v.maxLength(3)),
    }),
    rules: ({ steps }) => (steps === 'none' ? [{ kind: 'blank', path: ['steps'] }] : []),
    changed: { service: ['ends'] },
    written: (content) => withoutNotes(content, ['written_at']),
    startOf: (content) => content,
    writer: 'scope.admin',
    ownBindings: true,
    ownActions: [],
    restores: 'as-written',
    recordsRestores: false,
  }
  return { KNOWN_FAMILIES: [...KNOWN_FAMILIES, runbook] }
})
vi.mock(import('../families/words.en'), async (original) => {
  const { default: words } = await original()
  const runbook = {
    about: 'What to do when something breaks.',
    empty: 'A runbook appears here once somebody wrote one.',
    fields: { service: 'Service', steps: 'Steps', checks: 'Checks', urgency: 'Urgency' },
    items: { checks: (place: number) => `Check ${place}` },
    nouns: { checks: 'check' },
    help: { steps: 'In the order in which they are done.' },
  }
  return { default: { ...words, known: { ...words.known, runbook } } }
})

const first = { service: 'ledger', steps: 'Stop it.\nStart it.', urgency: 'now', checks: ['up'] }
const second = { ...first, steps: 'Stop it.\nWait.\nStart it.', checks: ['up', 'quick'] }
const asRead = { ...second, written_at: '2026-01-01' }

const SCOPE = 's1'
const revision = (number: number, content: Record<string, unknown>): ArtifactRevision => ({
  scope_id: SCOPE,
  family: 'runbook',
  artifact_id: 'rb1',
  revision: number,
  sources: [],
  artifacts: [],
  content_digest: `sha256:${'0'.repeat(64)}`,
  restored_from_revision: null,
  content,
})

/** What a person reads of an element, with the answers that are on this machine already. */
function read(element: ReactNode, address = '/', path = '/') {
  vi.stubGlobal('navigator', { languages: ['en'] })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const items: ArtifactItem[] = []
  client.setQueryData(keys.artifactList(SCOPE, 'runbook'), {
    pages: [{ items, next_cursor: null }],
    pageParams: [null],
  })
  const html = renderToString(
    <ThemeProvider theme={consoleTheme()}>
      <LanguageProvider>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route path={path} element={element} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </LanguageProvider>
    </ThemeProvider>,
  )
  return { html, text: html.replace(/<style[^]*?<\/style>/g, '').replace(/<[^>]+>/g, '\n') }
}

it('is listed: among what a Scope holds, as a tab, and with why its list is empty', () => {
  const scope = read(<ScopeContents scopeId={SCOPE} recorded />)
  expect(scope.text).toMatch(/runbook\s+0\s+Artifacts\s+What to do when something breaks\./)
  expect(scope.html).toContain(`href="/scopes/${SCOPE}/artifacts/runbook"`)
  const list = read(<ArtifactsPage />, '/s1/skill', '/:scopeId/:family')
  expect(list.html).toMatch(/role="tab"[^>]*href="\/scopes\/s1\/artifacts\/runbook"/)
  const empty = read(<ArtifactsPage />, '/s1/runbook', '/:scopeId/:family')
  expect(empty.text).toContain('A runbook appears here once somebody wrote one.')
})

it('is shown: under the name that its content gives it, field by field in its own words and order', () => {
  expect(contentTitle('runbook', asRead)).toEqual({ key: 'service', title: 'ledger' })
  const { text } = read(<ArtifactContent revision={revision(2, asRead)} />)
  expect(text).not.toContain('Service')
  const places = ['Urgency', 'now', 'Steps', 'Wait.', 'Checks', 'quick'].map((word) =>
    text.indexOf(word),
  )
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
})

it('is compared field by field, and merged', () => {
  const { compared: fields, exclusive } = familyOf('runbook')
  const { sections } = comparisonOf({ fields, before: first, after: second })
  const titles = sections.map((section) => read(<SectionTitle section={section} />).text.trim())
  expect(titles).toEqual(['Steps', 'Check 2'])
  const mine = { ...first, urgency: 'later', checks: ['up', 'mine'] }
  const merge = mergeContents({ fields, exclusive, base: first, mine, theirs: second })
  expect(merge.conflicts.map(({ path }) => path)).toEqual([['checks', 1]])
  expect(merge.mineOnly).toEqual([['urgency']])
  expect(merge.theirsOnly).toEqual([['steps']])
})

it('is edited: a form with its words and bounds, what is wrong with it, and what would be sent', () => {
  const seen = { revision: 2, etag: '"revision:2"', content: familyOf('runbook').written(asRead) }
  expect(startOf('runbook', seen)).toEqual(second)
  const content = { ...second, steps: 'x'.repeat(41), service: ' ledger' }
  const problems = problemsOf('runbook', content, seen.content)
  expect(problems).toEqual([
    { kind: 'too-long', max: 40, count: 41, path: ['steps'], severity: 'error' },
    { kind: 'text', fault: 'ends', path: ['service'], severity: 'error' },
  ])
  expect(problemsOf('runbook', { ...second, steps: 'none' }, {})).toMatchObject([{ kind: 'blank' }])
  expect(problemsOf('runbook', second, {})).toEqual([])

  const { html, text } = read(
    <EditingContext
      value={{
        family: 'runbook',
        content,
        unparsed: {},
        problems: byPathOf(problems),
        dispatch: () => {},
      }}
    >
      <ContentForm />
    </EditingContext>,
  )
  const labels = [...html.matchAll(/<label[^>]*>([^<]*)<\/label>/g)].map(([, label]) => label)
  expect(labels).toEqual(['Service', 'Steps', 'Urgency', 'Check 1', 'Check 2'])
  expect(text).toContain('In the order in which they are done.')
  expect(text).toContain('Holds 41 characters; at most 40')
  expect(html).toMatch(/<option value="later"/)
  expect(text).toContain('Add check')

  const target = { scopeId: SCOPE, family: 'runbook', artifactId: 'rb1' }
  const plan = editPlan(target, { seen, content: second })
  expect(plan).toMatchObject({ kind: 'edit', content: second })
  expect(compareStored('runbook', first, second, { ...asRead, service: 'ledger ' })).toBe('same')
})

it('is restored: what a person wrote of the earlier revision, by whom and recorded as the family says', () => {
  const earlier = revision(1, { ...first, written_at: '2025-12-31' })
  expect(canRestore('runbook')).toBe(true)
  expect(needsScopeAdmin('runbook')).toBe(true)
  expect(recordsRestore('runbook', earlier)).toBe(false)
  expect(restoredContent('runbook', earlier.content)).toEqual(first)
  expect(sameWritten('runbook', asRead, { ...asRead, written_at: 'later' })).toBe(true)
})

it('without a descriptor is the unknown family: no form, no fields of its own, checked by the server alone', () => {
  expect(familyOf('cookbook')).toMatchObject({ known: false, form: null, compared: null })
  expect(problemsOf('cookbook', { steps: 'x'.repeat(41) }, {})).toEqual([])
  expect(restoredContent('cookbook', asRead)).toBe(asRead)
})
