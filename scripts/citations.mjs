/** Documents whose numbered sections are cited, by the name that a citation uses. */
export const DOCUMENTS = ['contract', 'screens', 'design', 'architecture']

/** Between the words of a citation: blanks, and the beginning of a comment's next line. */
const GAP = String.raw`\s+(?:(?:\*|//|#)\s+)?`
const SECTION = String.raw`§(\d+(?:\.\d+)?)`
const NEXT = String.raw`(?:,${GAP}|-|${GAP}to${GAP}|${GAP}and${GAP})${SECTION}`
const CITATION = new RegExp(
  String.raw`\b(${DOCUMENTS.join('|')})${GAP}${SECTION}((?:${NEXT})*)`,
  'g',
)
const DECISION = new RegExp(String.raw`\bdecision${GAP}(\d{1,2})\b|\bdecisions/(\d{4})`, 'g')
/** A document's name and words in place of a number, in a comment. */
const UNNUMBERED = /(?:\/\/|\*)[^\n]*?(\((?:contract|screens|design|architecture|look|style):)/g
const RFC = /\bRFC \d+ §[\d.]+/g
const MARKDOWN_NAME = /(?<![\w*])([\w./-]*[\w-]\.md)\b/g
/** The directory beside a work tree; a path in a string is code, not a citation. */
const OUTSIDE = /(?<!['"])\.\.\/shared(?![\w-])|\bservice-contract\b/g

/** Numbers of the sections of a document: "4" of `## 4. Scopes`, "4.1" of `### 4.1 Scopes`. */
export function sectionsOf(markdown) {
  return new Set(
    [...markdown.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number),
  )
}

/** Spells out which sections a citation names: "2-6" names five of them, "2, 6" two. */
function namedSections(first, rest) {
  const named = [first]
  for (const [text, number] of rest.matchAll(new RegExp(NEXT, 'g'))) {
    if (/^-|to\s/.test(text.trimStart())) {
      for (let at = Number(named.at(-1)) + 1; at < Number(number); at += 1) named.push(String(at))
    }
    named.push(number)
  }
  return named
}

const lineOf = (text, index) => text.slice(0, index).split('\n').length

/**
 * Everything that a file cites, with its line.
 * @param own the document that this file is, if it is one of `DOCUMENTS`: a bare "§4" is then its own section
 * @returns `sections`, `decisions` and `documents` to be looked up; `faults` that need no looking up
 */
export function citationsIn(text, own = null) {
  const sections = []
  const faults = []
  const covered = new Set()
  const cover = (start, length) => {
    for (let at = start; at < start + length; at += 1) if (text[at] === '§') covered.add(at)
  }
  for (const { 0: whole, 1: document, 2: first, 3: rest, index } of text.matchAll(CITATION)) {
    cover(index, whole.length)
    for (const section of namedSections(first, rest)) {
      sections.push({ document, section, line: lineOf(text, index) })
    }
  }
  for (const { 0: whole, index } of text.matchAll(RFC)) cover(index, whole.length)
  for (const { index } of text.matchAll(/§/g)) {
    if (covered.has(index)) continue
    const [, section] = new RegExp(`^${SECTION}`).exec(text.slice(index)) ?? []
    const line = lineOf(text, index)
    if (own !== null && section !== undefined) sections.push({ document: own, section, line })
    else faults.push({ line, fault: '"§" without its document: write "contract §4"' })
  }
  for (const { 1: name, index } of text.matchAll(UNNUMBERED)) {
    faults.push({ line: lineOf(text, index), fault: `"${name}" names no section` })
  }
  for (const { 0: whole, index } of text.matchAll(OUTSIDE)) {
    faults.push({ line: lineOf(text, index), fault: `"${whole}" is no part of the repository` })
  }
  const decisions = [...text.matchAll(DECISION)].map(({ 1: number, 2: padded, index }) => ({
    number: Number(number ?? padded),
    line: lineOf(text, index),
  }))
  const documents = [...text.matchAll(MARKDOWN_NAME)].map(({ 1: name, index }) => ({
    name,
    line: lineOf(text, index),
  }))
  return { sections, decisions, documents, faults }
}

/** Targets of a document's links and pictures, but for those elsewhere on the web. */
export function linksIn(markdown) {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .filter(({ 1: target }) => !/^(?:[a-z]+:|#)/.test(target))
    .map(({ 1: link, index }) => {
      const [target, anchor = null] = link.split('#')
      return { target, anchor, line: lineOf(markdown, index) }
    })
}

/** The anchors of a document's headings, as GitHub makes them. */
export function anchorsOf(markdown) {
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  )
}

/** A name to be put in, such as `src/features/GROUP/NamePage.tsx`. */
const PLACEHOLDER = /\/[A-Z]+[/.]/

/** Names of modules between backticks, with or without their folder: `commit.ts`, `filters/matcher.ts`. */
export const modulesIn = (markdown) =>
  [...markdown.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs))`/g)]
    .map(({ 1: name, index }) => ({ name, line: lineOf(markdown, index) }))
    .filter(({ name }) => !PLACEHOLDER.test(name))

/** Paths of the repository that a document names: between backticks, or at the start of a line of a map. */
export function pathsIn(markdown) {
  const PATH = String.raw`(?:src|e2e|bench|scripts|docs|public)/[\w./-]*`
  return [...markdown.matchAll(new RegExp(`\`(${PATH})\`|^(${PATH})(?= {2,})`, 'gm'))]
    .map(({ 1: quoted, 2: mapped, index }) => ({
      path: quoted ?? mapped,
      line: lineOf(markdown, index),
    }))
    .filter(({ path }) => !PLACEHOLDER.test(path))
}
