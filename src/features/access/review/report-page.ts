import { choiceOf } from '../../../access/change/review/choice'
import { reportCounts, type ReportLine } from '../../../access/change/review/report'
import { resourcesOf, type Missing, type Review } from '../../../access/change/review/review'
import type { Principal, Resource } from '../../../api/contract/access'
import { markup } from '../../../components/export/markup'
import { pageFact, pageTable, standalonePage } from '../../../components/export/standalone-page'
import { principalText } from '../../../components/resource-words'
import { exactTime } from '../../../lib/date/stamp'
import type { Shown } from '../shown'
import type { reportTexts } from './report-texts'

export type ReportFacts = {
  name: string
  /** What the review is of, by name. */
  of: string
  review: Review
  /** Of a review of one Artifact, whose list of bindings was read; null of any other review. */
  ofArtifact: Shown['view'] | null
  /** True where the review is of Scopes and the reviewer may not list the bindings on the server, which apply in every Scope. */
  serverUnseen: boolean
  lines: readonly ReportLine[]
  /** The resources of which it does not tell everything. */
  missing: readonly Missing[]
  principal: Principal
  server: string
  madeAt: string
  /** When the list was read that the report goes by. */
  readAt: string
  who: (subject: { type: string; id: string }) => string
  place: (resource: Resource) => string
  /** What a resource that the address names is called. */
  named: (param: string) => string
}

const time = (instant: string) => exactTime(instant, 'utc').replace('.000', '')

/** The report of a review as a page to be kept or printed: which decisions the server holds, and which only the page. */
export function reportPage(facts: ReportFacts, t: typeof reportTexts.en): string {
  const { review, lines, missing, principal, name } = facts
  const counts = reportCounts(lines)
  const outcome = ({ on_server: held, decision, outcome: came }: ReportLine) => {
    if (held === null) return t.outcomes[came]
    if (decision === 'end') return t.ended(held.revoked_at === null ? '–' : time(held.revoked_at))
    return t.renewed(held.expires_at === null ? t.noEnd : time(held.expires_at), held.binding_id)
  }
  const lastUse = ({ last_use: use }: ReportLine) =>
    use === null ? t.notAsked : use.kind === 'used' ? time(use.at) : t.uses[use.kind]
  const { uses } = review
  const choice = choiceOf(review.choice)
  const people = choice.people
    .map((subject) => `${facts.who(subject)} (${principalText(subject)})`)
    .concat(choice.person === '' ? [] : t.searched(choice.person))
  const rows = lines.map(
    (line) =>
      markup`<tr>
        <td class="who">${facts.who(line.subject)}<br /><span class="quiet">${principalText(line.subject)}</span></td>
        <td><code>${line.role}</code><br />${facts.place(line.resource)}</td>
        <td>${lastUse(line)}</td>
        <td>${line.decision === null ? '–' : t.decisions[line.decision]}</td>
        <td>${line.reason ?? '–'}</td>
        <td>${outcome(line)}</td>
        <td>${t.held(line.held_by.decision, line.held_by.reason)}</td>
      </tr>`,
  )
  return standalonePage({
    language: t.language,
    title: t.title(facts.of),
    body: markup`
      <dl>
        ${pageFact(t.server, facts.server)} ${pageFact(t.resource, t.list(resourcesOf(review)))}
        ${pageFact(t.started, `${time(review.startedAt)}, ${principalText(review.startedBy)}`)}
        ${pageFact(t.madeBy, principalText(principal))} ${pageFact(t.madeAt, time(facts.madeAt))}
        ${pageFact(t.readAt, time(facts.readAt))}
        ${choice.scopes.length > 0 ? pageFact(t.scopes, t.list(choice.scopes.map((scope_id) => facts.place({ type: 'scope', scope_id })))) : ''}
        ${pageFact(t.roles, t.list(choice.roles) || t.any)}
        ${pageFact(t.people, t.list(people) || t.any)}
      </dl>
      ${
        missing.length > 0
          ? markup`<section class="box">
              <h2>${t.missing}</h2>
              <ul>${missing.map(({ resource, why }) => markup`<li>${t.missingOf[why](facts.named(resource))}</li>`)}</ul>
              <p>${t.missingHelp}</p>
            </section>`
          : ''
      }
      <div class="counts">
        ${Object.entries(counts).map(
          ([came, count]) =>
            markup`<div><b>${t.number(count)}</b> ${t.outcomes[came as ReportLine['outcome']]}</div>`,
        )}
      </div>
      <p>
        ${uses ? t.auditRead(time(uses.from), time(uses.until), uses.calls) : t.auditNotRead}
        ${uses ? t.useMeaning : ''}
      </p>
      <section class="box">
        <h2>${t.about}</h2>
        ${facts.ofArtifact ? markup`<p>${t.ofArtifact[facts.ofArtifact]}</p>` : ''}
        ${facts.serverUnseen ? markup`<p>${t.serverUnseen}</p>` : ''}
        <p>${t.heldOnServer}</p>
        <p>${t.heldHere}</p>
        <p>${t.check} <code>npm run verify-export -- "${name}" "${name}.receipt.json"</code></p>
      </section>
      <h2>${t.lines}</h2>
      ${pageTable([t.who, t.what, t.lastUse, t.decision, t.reason, t.cameTo, t.heldBy], rows)}
    `,
  })
}
