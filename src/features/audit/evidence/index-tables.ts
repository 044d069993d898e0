import type { Resource } from '../../../api/contract/access'
import type { AuditEvent } from '../../../api/contract/audit'
import { markup, type Html } from '../../../components/export/markup'
import { pageTable as table } from '../../../components/export/standalone-page'
import { partsOf, principalText, roleAndTarget } from '../../../components/resource-words'
import { exactTime } from '../../../lib/date/stamp'
import { own } from '../../../lib/json/own'
import type { BindingLine } from './bindings'
import type { ChangeLine, LeftOut, PossibleRevision } from './change-search'
import type { IndexFacts, IndexTexts } from './index-facts'

/** Bindings that the index page lists. */
const BINDINGS_SHOWN = 200

/** A table with its heading, and how much of what there is stands in it. */
export function tableSection(
  title: string,
  shown: number,
  all: number,
  file: string,
  t: IndexTexts,
  table: Html,
): Html {
  return markup`<section>
    <h2>${title}</h2>
    <p class="quiet">${all === 0 ? t.none : t.shown(shown, all, file)}</p>
    ${all === 0 ? '' : table}
  </section>`
}

/** The ids of a resource: sentences have names in their place. */
function resourceIds(resource: Resource): string {
  const parts = partsOf(resource)
  switch (parts.kind) {
    case 'server':
      return parts.deploymentId
    case 'scope':
      return parts.scopeId
    case 'artifact':
      return `${parts.scopeId} / ${parts.family} / ${parts.artifactId}`
    case 'other':
      return JSON.stringify(resource)
  }
}

/** The sentence, and below it the fields that it is made of, as the server sent them. */
function whatCell(event: AuditEvent, { sentence }: IndexFacts): Html {
  const fields = [
    event.operation,
    event.action,
    event.reason_code,
    principalText(event.principal),
    roleAndTarget(event),
    resourceIds(event.resource),
    event.request_id,
    event.event_id,
  ]
  const told = fields.filter((field) => typeof field === 'string').join(' · ')
  return markup`<td>${sentence(event)}<br /><code class="quiet">${told}</code></td>`
}

const timeCell = ({ occurred_at: at }: AuditEvent, { zone }: IndexFacts) =>
  markup`<td>${exactTime(at, zone)}</td>`

export function deniedTable(index: IndexFacts, t: IndexTexts): Html {
  const rows = index.facts.deniedEvents.map(
    (event) =>
      markup`<tr>
        ${timeCell(event, index)}${whatCell(event, index)}
      </tr>`,
  )
  return table([t.time, t.what], rows)
}

const whyNot = (reason: LeftOut, t: IndexTexts) => own<string>(t.whyNot, reason) ?? reason

function revisionLink({ revision, artifact_id: id, file }: PossibleRevision, t: IndexTexts) {
  const name = t.revision(revision, id)
  return file === null ? markup`${name}` : markup`<a href="${file}">${name}</a>`
}

/** Never more certain than the match is: one revision that fits is one that may have been made. */
function madeCell(line: ChangeLine | undefined, t: IndexTexts): Html {
  if (line === undefined) return markup`<td></td>`
  const links = line.may_have_made.map(
    (one, place) => markup`${place === 0 ? '' : ', '}${revisionLink(one, t)}`,
  )
  const before = links.length > 1 ? `${t.oneOf} ` : ''
  const reason =
    line.left_out === null ? '' : markup`<div class="quiet">${whyNot(line.left_out, t)}</div>`
  return markup`<td class="made">${before}${links}${reason}</td>`
}

export function changesTable(index: IndexFacts, t: IndexTexts): Html {
  const { facts, changes } = index
  const byEvent = new Map(changes?.map((line) => [line.event_id, line]))
  const rows = facts.changeEvents.map(
    (event) =>
      markup`<tr>
        ${timeCell(event, index)}${whatCell(event, index)}${
          changes === null ? '' : madeCell(byEvent.get(event.event_id), t)
        }
      </tr>`,
  )
  return table([t.time, t.what, ...(changes === null ? [] : [t.mayHaveMade])], rows)
}

function bindingRow(line: BindingLine, { zone }: IndexFacts, t: IndexTexts): Html {
  const { binding_id: id, binding, left_out: reason } = line
  if (binding === null) {
    return markup`<tr>
      <td colspan="4"><code>${id}</code> ${t.notRead}: ${reason}</td>
    </tr>`
  }
  const { subject, role, granted_by: by, created_at: at, expires_at: ends, state } = binding
  return markup`<tr>
    <td>${principalText(subject)}</td>
    <td>${role}<br /><code class="quiet">${resourceIds(binding.resource)} · ${id}</code></td>
    <td>${exactTime(at, zone)} ${t.by(principalText(by))}</td>
    <td>${ends ? exactTime(ends, zone) : t.never}<br />${state}</td>
  </tr>`
}

export function bindingsTable(
  bindings: readonly BindingLine[],
  index: IndexFacts,
  t: IndexTexts,
): Html {
  const shown = bindings.slice(0, BINDINGS_SHOWN)
  const rows = shown.map((line) => bindingRow(line, index, t))
  const heads = [t.subject, t.role, t.granted, t.ends]
  return tableSection(
    t.bindingsTable,
    shown.length,
    bindings.length,
    'bindings.jsonl',
    t,
    table(heads, rows),
  )
}
