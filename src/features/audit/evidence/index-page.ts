import { markup, type Html } from '../../../components/export/markup'
import { pageFact as row, standalonePage } from '../../../components/export/standalone-page'
import { principalText } from '../../../components/resource-words'
import { exactTime } from '../../../lib/date/stamp'
import { filterText, SERVER_FILTER_NAMES } from '../query/server-filters'
import type { IndexFacts, IndexTexts } from './index-facts'
import { bindingsTable, changesTable, deniedTable, tableSection } from './index-tables'

/** Stretches that the page names one by one. */
const STRETCHES_SHOWN = 20

/** A number that a person reads and the verifier counts again. */
const counted = (id: string, n: number, word: string, t: IndexTexts) =>
  markup`<div>
    <b><data id="${id}" value="${n}">${t.number(n)}</data></b> ${word}
  </div>`

function whatWasAsked({ request, leftOut, zone, server }: IndexFacts, t: IndexTexts): Html[] {
  const { resource, start, end, endIsStart, local } = request
  const filters = SERVER_FILTER_NAMES.flatMap((name) => {
    const value = request[name]
    return value == null ? [] : [`${name}: ${filterText(value)}`]
  })
  return [
    row(t.server, server.origin),
    ...(server.deployment_id === null ? [] : [row(t.deployment, server.deployment_id)]),
    row(t.resource, resource.type === 'server' ? t.server : `${t.scope} ${resource.scope_id}`),
    row(t.from, start === null ? t.beginning : exactTime(start, zone)),
    row(t.until, `${exactTime(end, zone)}${endIsStart ? ` (${t.untilStart})` : ''}`),
    row(t.filters, filters.join('; ') || t.noFilter),
    ...(local === null
      ? []
      : [row(t.consoleFilters, `${local.words.join('; ')} (${t.leftOut(leftOut)})`)]),
  ]
}

function completeness({ complete, whyNotComplete, unreadable, zone }: IndexFacts, t: IndexTexts) {
  if (complete) return markup`<p>${t.complete}</p>`
  const shown = unreadable.slice(0, STRETCHES_SHOWN)
  const more = unreadable.length - shown.length
  const stretches = shown.map(
    ({ from, until }) => markup`<li>${exactTime(from, zone)} – ${exactTime(until, zone)}</li>`,
  )
  return markup`<p><strong>${t.notComplete}</strong> ${whyNotComplete ?? ''}</p>
    ${
      unreadable.length === 0
        ? ''
        : markup`<p>${t.unreadable(unreadable.length)}</p>
            <ul>
              ${stretches}
            </ul>
            ${more > 0 ? markup`<p>${t.moreStretches(more)}</p>` : ''}`
    }`
}

/** Says what somebody selected by hand, of which list and how much of it. The bundle of a list has no such box. */
function selectionBox({ request, notFound, zone }: IndexFacts, t: IndexTexts): Html | '' {
  const { selection } = request
  if (selection === undefined) return ''
  const { list, filters, rows, rowsAre, decisions, ofList, loaded, listRead } = selection
  const asked = SERVER_FILTER_NAMES.flatMap((name) => {
    const value = list[name]
    return value == null ? [] : [`${name}: ${filterText(value)}`]
  })
  const from = list.start === null ? t.beginning : exactTime(list.start, zone)
  const until = list.end === null ? t.openEnd : exactTime(list.end, zone)
  const number = (id: string, n: number) =>
    markup`<data id="${id}" value="${n}">${t.number(n)}</data>`
  return markup`<section class="box">
      <h2>${t.byHand}</h2>
      <p><strong>${t.selectionOnly}</strong></p>
      <dl>
        ${row(rowsAre === 'requests' ? t.selectedRequests : t.selectedDecisions, t.number(rows))}
        <dt>${t.selectedOf}</dt>
        <dd>
          ${number('selected', decisions.length)}; ${t.ofTheList} ${number('selected-of-list', ofList)} /
          ${number('loaded', loaded)} (${listRead ? t.listRead : t.listNotRead})
        </dd>
        ${row(t.theList, `${from} – ${until}; ${[...asked, ...filters.words].join('; ') || t.noFilter}`)}
        ${notFound === 0 ? '' : row(t.notFound, t.number(notFound))}
      </dl>
    </section>`
}

function contents({ counts, changes }: IndexFacts, t: IndexTexts): Html {
  const file = (name: string, about: string) =>
    markup`<li><a href="${name}"><code>${name}</code></a>: ${about}</li>`
  const { files } = t
  return markup`<ul>
    ${[
      file('events.jsonl', files.events),
      file('receipt.json', files.receipt),
      file(
        'bindings.jsonl',
        `${files.bindings(counts.bindings, counts.bindings_found)}${counts.more_bindings ? ` ${files.moreBindings}` : ''}`,
      ),
      changes === null
        ? markup`<li>${files.noChanges}</li>`
        : file('changes/changes.jsonl', files.changes(counts.diffs)),
      file('notes.md', files.notes),
      file('manifest.json', files.manifest),
    ]}
  </ul>`
}

const written = (text: string, t: IndexTexts) =>
  text.trim() === ''
    ? markup`<p class="quiet">${t.nothingWritten}</p>`
    : markup`<div class="box written">${text}</div>`

/**
 * The first page of a bundle: it says what the bundle holds and proves. Every text in it is escaped.
 */
export function indexPage(index: IndexFacts, t: IndexTexts): string {
  const { facts, counts, notes, principal, madeAt, zone, name, changes, bindings } = index
  return standalonePage({
    language: t.language,
    title: t.title,
    body: markup`
        <dl>
          ${row(t.reviewer, notes.name.trim() || '–')}
          ${row(t.madeBy, t.list([principalText(principal), index.console]))}
          ${row(t.madeAt, t.list([exactTime(madeAt, zone), t.byBrowser]))} ${whatWasAsked(index, t)}
        </dl>
        <div class="counts" role="group" aria-label="${t.counts}">
          ${counted('events', counts.events, t.events, t)}
          ${counted('allowed', counts.allowed, t.allowed, t)}
          ${counted('denied', counts.denied, t.denied, t)}
          <div><b>${t.number(facts.changeCount)}</b> ${t.changes}</div>
        </div>
        ${selectionBox(index, t)} ${completeness(index, t)}
        <section class="box">
          <h2>${t.proves}</h2>
          <p>${t.provesThat}<br /><code>npm run verify-export -- "${name}"</code></p>
          <p>${t.provesEvents}</p>
          <p>${t.provesNot}</p>
        </section>
        <h2>${t.conclusion}</h2>
        ${written(notes.conclusion, t)}
        <h2>${t.notes}</h2>
        ${written(notes.notes, t)}
        <h2>${t.contents}</h2>
        ${contents(index, t)}
        ${tableSection(t.deniedTable, facts.deniedEvents.length, facts.denied, 'events.jsonl', t, deniedTable(index, t))}
        ${tableSection(t.changesTable, facts.changeEvents.length, facts.changeCount, 'events.jsonl', t, changesTable(index, t))}
        ${changes === null ? '' : markup`<p class="quiet">${t.matching} ${t.lookedAt(facts.artifactChanges.length, facts.artifactChangeCount)}</p>`}
        ${bindingsTable(bindings, index, t)}
`,
  })
}
