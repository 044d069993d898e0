const PAGE = /\/src\/features\/[^/]+\/(\w+Page)\.tsx$/

/** A module that MUI's styles export and the build drops. Its imports count only where another module imports them too. */
const DROPPED = /\/styles\/enhanceHighContrast\./

/** The modules that list kept drafts, without the forms and dialogs that make them. */
const DRAFTS = /\/src\/commit\/(uncommitted|edit-drafts|dialog-drafts|target-key|new-target)\./

/** The parts of each screen's header that load after its content, and the code that follows changes of the person's roles. */
const LATER = ['/Freshness.tsx', '/PageCrumb.tsx', '/PrintedLine.tsx', '/policy-revision.ts']

/** The offer to read names in a list: the audit's list of resources and the dialog that compares share it. */
const NAME_READS = /\/components\/(use-scope-names-offer|name-reads-texts|ScopeNamesButton)\b/

/** What reads the names of Artifacts in a list. The page of a family begins with it; Home and a Scope ask for it at a press. */
const LISTED_NAMES = /\/src\/(components\/artifact-names\/|names\/(use-names-in-view|name-reads)\.)/

/** The fields that are typed, and what reads typed times. No screen begins with one. */
const TYPED = /\/(typed-time|TypedFilter|AsOfField)\.tsx?$/

/** What any dialog consists of, which no page begins with. */
const DIALOGS = /\/material\/Dialog\w*\/|\/src\/ui\/dialog\//

/** Modules of MUI that tips, menus and dialogs share. */
const OF_OVERLAYS = /\/(Portal\/Portal|useSlotProps|contains)\.mjs$/

/** What the dialogs share that send a change. */
const SENDING = [
  /\/src\/components\/commit\/(Send(Form|Actions)|OutcomeNotice|CheckingAlert|CauseText)\./,
  /\/src\/commit\/(use-(rechecks|one-change|sent-note)|work-of-session)\./,
]

/** What a principal may do: the rules, and the screens and dialogs of Access. */
const OF_ACCESS = /\/src\/(features\/)?access\//

/** What reads a file that a person chooses, and what hands one to the downloads. */
const FILES = /\/src\/lib\/(chosen-text|download|json\/given-json)\./

const CONTENT_PAGES = [
  'ScopePage',
  'ArtifactsPage',
  'ArtifactPage',
  'SourcePage',
  'EditPage',
  'HistoryPage',
  'ComparePage',
  'PromptsPage',
  'PromptPage',
]

/** What a history and a comparison share of their own. */
const OF_REVISIONS = /\/src\/(features\/history\/|names\/learn-from-revisions\.)/

/** The pages that begin with a comparison of contents. */
const DIFF_PAGES = ['HistoryPage', 'ComparePage']

/** The pages that show one content to be read. */
const READING_PAGES = ['ArtifactPage', 'SourcePage']

const ACCESS_PAGES = ['AccessPage', 'PersonPage']

/**
 * What several pages share, by who or what it is for: the first that fits. Each page needs few of them, and little that
 * it does not use (decision 6).
 */
const SHARED = [
  { file: 'table', test: /\/material\/Table|\/TableSkeleton\./ },
  { file: 'scopes', pages: ['ScopesPage', 'ScopePage'] },
  { file: 'access', pages: ACCESS_PAGES },
  { file: 'prompts', pages: ['PromptsPage', 'PromptPage'] },
  { file: 'artifacts', test: /\/features\/artifacts\// },
  {
    file: 'changes',
    test: /\/src\/((components\/)?commit|components\/compare|(components|lib)\/diff)\//,
  },
  {
    file: 'fields',
    test: /\/@mui\/|\/ui\/Field\.|\/row-keys\.|\/date\/(micros|time-point)\.|\/time-point-param\./,
  },
  // Code about one Artifact and its content. The audit shows no content, so it does not load this file.
  { file: 'contents', pages: [...CONTENT_PAGES, 'HomePage'] },
  { file: 'app', test: /./ },
]

/**
 * Names the file of the build that a module goes to. What every screen needs compresses better as one file than as
 * twenty, and each further file is a request of a cold screen.
 * @param {string} id
 * @param {import('vite').Rolldown.ChunkingContext} graph
 * @returns {string | null} null: the file of the one thing that needs it, or of those that share it
 */
export function fileOf(id, graph) {
  const starts = startsOf(id, graph)
  const has = (file) => starts.some((start) => start.endsWith(file))
  const pages = starts.flatMap((start) => PAGE.exec(start)?.[1] ?? [])
  // The first screen, what stands on every screen, and what starts beside the entry.
  if (starts.some((start) => graph.getModuleInfo(start).isEntry)) return 'app'
  if (id.startsWith('\0rolldown') || has('/copy-source.ts')) return 'app'
  // Every screen loads these after its content, in one request.
  const isLater = (start) => LATER.some((file) => start.endsWith(file))
  const ofMenu = (start) => start.endsWith('/SiblingsMenu.tsx')
  if (starts.some(isLater) && starts.every((start) => isLater(start) || ofMenu(start))) {
    return 'Freshness'
  }
  if (starts.length > 1 && has('/Freshness.tsx')) return 'app'
  // The audit may load eight files, and this would be the ninth. Every screen loads Freshness after its content in any case.
  if (NAME_READS.test(id)) return 'Freshness'
  if (LISTED_NAMES.test(id)) return 'ArtifactsPage'
  // The rail names the families: it comes with the file that describes them, and asks for none of its own.
  if (id.includes('/src/app/scope-nav/')) return 'contents'
  if (TYPED.test(id)) return 'typed'
  // Some of the pages with a table can be searched.
  if (id.endsWith('/TableSearch.tsx')) return 'search'
  // A dialog that several pages open must not make one page load another.
  const leading = new Set(starts.flatMap((start) => pagesLeadingTo(start, graph)))
  const ofCommits = !leading.has('AuditPage')
  const ofComparison = has('/ContentComparison.tsx')
  if (ofComparison && ofCommits && pages.every((page) => DIFF_PAGES.includes(page))) return 'diff'
  // Neither a history nor a comparison is there without the file of diffs.
  if (OF_REVISIONS.test(id) && pages.length > 1) return 'diff'
  // The audit's list of resources shares these lines with the fields of dialogs: files of their own would cost requests.
  if (/\/(filledInput|input)Classes\.mjs$/.test(id)) return 'fields'
  // Home lists kept drafts. It needs no other code of commits, so this part comes without the rest.
  if (DRAFTS.test(id)) return 'contents'
  if (id.includes('/src/features/home/') && starts.length > 1) return 'HomePage'
  // Home begins with these rows, and has no request left for a file of theirs. A Scope has none until its lists are read, and
  // takes them from Home's file then: in "contents" six screens would load them that show none.
  if (id.includes('/src/components/heads/')) return 'HomePage'
  // Home loads its lines about the audit later, in the audit's own file, and its lines about roles in a file that it has anyway.
  if (has('/AttentionList.tsx')) {
    if (pages.length === 0 && has('/EventDrawer.tsx')) return 'contents'
    // What Home's lines about roles share with Access is little, and Access needs nothing else of "contents".
    if (pages.length > 0 && pages.every((page) => ACCESS_PAGES.includes(page))) return 'app'
  } else if (has('/AuditGlances.tsx') && pages.every((page) => page === 'AuditPage')) {
    return pages[0] ?? null
  }
  // As files of their own they would be two more requests of the audit, which loads the fields in any case.
  if (OF_OVERLAYS.test(id)) return 'fields'
  // An event and its words need the audit's file: in the file of dialogs, those of every screen would load it.
  const ofEvent = starts.length === 1 || id.includes('/src/features/audit/event/')
  if (pages.length === 0 && has('/EventDrawer.tsx') && ofEvent) return 'event'
  if (pages.length === 0) return ofComparison ? 'contents' : ofNoPage(id, starts.length, has)
  if (pages.length === 1 && leading.size === 1) return pages[0]
  // A history reads the audit only when somebody asks for an author. So the code that reads it stays in the audit's file.
  const asksForAuthor = has('/AuthorAnswer.tsx') && !has('/AttentionList.tsx')
  if (pages.length === 1 && pages[0] === 'AuditPage' && asksForAuthor) return 'AuditPage'
  // A text is rendered only when somebody asks for it. So what tells where a link leads stays in the file of a Scope's page.
  if (pages.length === 1 && pages[0] === 'ScopePage' && has('/Rendered.tsx')) return 'ScopePage'
  // What a comparison needs too stays in its own files: no history may load a page's fields.
  if ([...leading].every((page) => READING_PAGES.includes(page))) return 'reading'
  const ofEditing = pages.length === 1 && pages[0] === 'EditPage'
  if (ofEditing && ofCommits && !ofComparison) return 'merge'
  const shared = SHARED.find(({ pages: own, test }) =>
    own ? pages.every((page) => own.includes(page)) : test.test(id),
  )
  return shared.file !== 'table' && shared.file !== 'scopes' && pages.includes('ScopesPage')
    ? 'app'
    : shared.file
}

/** Names the file of code that only parts loaded after their page need. */
function ofNoPage(id, count, has) {
  // Dialogs share one file and sending shares another, because every page lists each file that it may load later.
  if (DIALOGS.test(id)) return 'dialogs'
  if (SENDING.some((part) => part.test(id))) return 'sending'
  // The audit loads both beside its first rows: two files would be one request too many.
  if (has('/after-rows.ts') || (count === 1 && has('/ResourceFilter.tsx'))) return 'audit-later'
  if (count === 1) return null
  if (FILES.test(id)) return 'files'
  if (has('/EventDrawer.tsx')) {
    // Every dialog needs those modules that are MUI's. Ours need the audit's code, so they stay with the event.
    if (!id.includes('/src/')) return 'overlays'
    return id.includes('/src/access/') ? 'access' : 'event'
  }
  // The dialogs of Access share many small modules with its review, which begins with some of them. An Artifact's page and
  // "Gained and lost" each need one of these modules alone.
  if (!OF_ACCESS.test(id) || has('/OwnerLine.tsx') || has('/ChangesView.tsx')) return null
  return has('/ReviewView.tsx') ? 'review' : 'access-later'
}

/** The pages that can come to load a part, directly or through other parts; null stands for the entry. */
function pagesLeadingTo(start, graph) {
  const found = new Set([start])
  const pages = new Set()
  for (const each of found) {
    const page = PAGE.exec(each)?.[1]
    const { isEntry, importers = [], dynamicImporters = [] } = graph.getModuleInfo(each) ?? {}
    if (page) pages.add(page)
    else if (isEntry) pages.add(null)
    else for (const importer of [...importers, ...dynamicImporters]) found.add(importer)
  }
  return [...pages]
}

/** Where loading begins that brings a module along: the entry, and all that is imported when it is needed. */
function startsOf(id, graph) {
  const found = new Set([id])
  for (const each of found) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) {
      if (!DROPPED.test(importer)) found.add(importer)
    }
  }
  return [...found].filter((each) => {
    const { isEntry, dynamicImporters = [] } = graph.getModuleInfo(each) ?? {}
    return isEntry || dynamicImporters.length > 0
  })
}
