const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const SELECTION = 'selection made by hand'
/** What the receipt alone says of it. */
const OF_RECEIPT = ['request_ids', 'event_ids', 'not_found', 'read_in']
const isText = (value) => typeof value === 'string'
const isCount = (value) => Number.isSafeInteger(value) && value >= 0

/** Holds the events against the ids of what somebody selected by hand: those and no others, or named as not found. */
export class Selection {
  #wanted
  #ids = new Set()
  #requests = new Set()
  #stray = null

  /** @param facts what the receipt says of it; undefined of the bundle of a list */
  constructor(facts) {
    const usable =
      isObject(facts) &&
      facts.made === 'by hand' &&
      ['request_ids', 'event_ids', 'not_found'].every(
        (name) => Array.isArray(facts[name]) && facts[name].every(isText),
      )
    this.facts = facts
    this.#wanted = usable
      ? { requests: new Set(facts.request_ids), events: new Set(facts.event_ids) }
      : null
  }

  take({ event_id: id, request_id: request }) {
    if (this.#wanted === null) return
    const { requests, events } = this.#wanted
    if (!requests.has(request) && !events.has(id)) this.#stray ??= id
    if (events.has(id) || this.facts.not_found.includes(id)) this.#ids.add(id)
    if (requests.has(request)) this.#requests.add(request)
  }

  /** Checks it against manifest and receipt, once all events were taken. */
  check(manifest, receipt, report) {
    const { facts } = this
    if (facts === undefined) {
      report.expect(
        'manifest.json',
        manifest.selection === undefined,
        'it tells of a selection made by hand, and the receipt does not.',
      )
      return
    }
    report.begin(SELECTION)
    if (this.#wanted === null) {
      return report.fail(SELECTION, 'the receipt does not say which requests and events they are.')
    }
    const { requests, events } = this.#wanted
    const missing = facts.not_found
    const told = Object.fromEntries(
      Object.entries(facts).filter(([name]) => !OF_RECEIPT.includes(name)),
    )
    report.expect(
      SELECTION,
      JSON.stringify(manifest.selection) === JSON.stringify({ ...told, complete: false }) &&
        receipt.complete === false,
      'manifest and receipt do not say the same of it, or one of them calls it complete.',
    )
    report.expect(
      SELECTION,
      this.#stray === null,
      `the event ${JSON.stringify(this.#stray)} was not selected.`,
    )
    const lost = new Set(missing)
    const absent = [...events].find((id) => !this.#ids.has(id) && !lost.has(id))
    report.expect(
      SELECTION,
      absent === undefined,
      `the event ${JSON.stringify(absent)} was selected, is not in the file, and is not named as not found.`,
    )
    const gone = [...requests].find((id) => !this.#requests.has(id))
    report.expect(
      SELECTION,
      missing.length > 0 || gone === undefined,
      `no event of the selected request ${JSON.stringify(gone)} is in the file.`,
    )
    report.expect(
      SELECTION,
      lost.size === missing.length && !missing.some((id) => this.#ids.has(id)),
      'it names an event as not found that is in the file, or one twice.',
    )
    report.expect(SELECTION, this.#countsFit(told, missing), 'its numbers do not fit together.')
  }

  #countsFit(told, missing) {
    const { rows, rows_are: what } = told
    const { requests, events } = this.#wanted
    const decisions = told.decisions_selected
    const loaded = told.decisions_loaded_of_list
    const ofList = told.decisions_selected_of_list
    return (
      [rows, decisions, ofList, loaded].every(isCount) &&
      ['requests', 'decisions'].includes(what) &&
      rows > 0 &&
      (what === 'decisions' ? rows === decisions : rows <= decisions) &&
      (what === 'decisions' || rows >= requests.size) &&
      // Each selected request had one loaded decision at least.
      decisions >= events.size + requests.size &&
      (requests.size > 0 || decisions === events.size) &&
      ofList <= Math.min(decisions, loaded) &&
      missing.length <= decisions
    )
  }

  /** The numbers on the first page, by the ids that they have there. */
  get counts() {
    const { facts } = this
    return this.#wanted === null
      ? {}
      : {
          selected: facts.decisions_selected,
          'selected-of-list': facts.decisions_selected_of_list,
          loaded: facts.decisions_loaded_of_list,
        }
  }
}
