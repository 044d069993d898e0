import type { AuditEvent } from '../../../api/contract/audit'
import { SERVER_FILTER_NAMES } from '../query/server-filters'
import type { FixedRequest } from './export-request'
import type { HandSelection, Stretch } from './hand-selection'

/** Takes the selected decisions out of what the server sends, and knows which of them never came. */
export class SelectedEvents {
  #requests: ReadonlySet<string>
  #events: ReadonlySet<string>
  #missing: Set<string>

  constructor({ requestIds, eventIds, decisions }: HandSelection) {
    this.#requests = new Set(requestIds)
    this.#events = new Set(eventIds)
    this.#missing = new Set(decisions)
  }

  readonly matches = ({ event_id: id, request_id: request }: AuditEvent): boolean => {
    const isSelected = this.#events.has(id) || (request != null && this.#requests.has(request))
    if (isSelected) this.#missing.delete(id)
    return isSelected
  }

  /** Ids of the selected decisions that the server has not sent again. */
  get missing(): string[] {
    return [...this.#missing]
  }
}

const NOTE =
  'A person selected these decisions in a list of the console, row by row. The file holds them and no others: it is not complete, and what was not selected may say something else. Requests under request_ids were selected as a row, with each of their decisions; decisions under event_ids by themselves.'

/** What a receipt says of a selection. The manifest says it too, without the ids. */
export function selectionFacts(selection: HandSelection) {
  const { list, filters } = selection
  return {
    made: 'by hand',
    rows: selection.rows,
    rows_are: selection.rowsAre,
    decisions_selected: selection.decisions.length,
    decisions_selected_of_list: selection.ofList,
    decisions_loaded_of_list: selection.loaded,
    list_read_to_its_end: selection.listRead,
    list: {
      resource: list.resource,
      ...Object.fromEntries(SERVER_FILTER_NAMES.map((name) => [name, list[name] ?? null])),
      from: list.start,
      until: list.end,
      console_filters: filters.words,
      parameters: filters.params,
    },
    note: NOTE,
  }
}

export type SelectionFacts = ReturnType<typeof selectionFacts>

/** The part of a receipt that tells of a selection. */
export const selectionInReceipt = (
  { requestIds, eventIds }: HandSelection,
  stretches: readonly Stretch[],
  notFound: readonly string[],
) => ({
  request_ids: requestIds,
  event_ids: eventIds,
  not_found: notFound,
  read_in: stretches.map(({ start, end }) => ({ from: start, until: end })),
})

/** The stretches of a request for a selection, none of them beyond its end. */
export const stretchesOf = ({ selection, end }: FixedRequest): Stretch[] =>
  (selection?.stretches ?? []).map((stretch) =>
    Date.parse(stretch.end) <= Date.parse(end) ? stretch : { ...stretch, end },
  )
