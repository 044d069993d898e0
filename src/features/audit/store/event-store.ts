import type { Principal, Resource } from '../../../api/contract/access'
import type { AuditEvent } from '../../../api/contract/audit'
import { BLOCK_BITS, BLOCK_SIZE, EventBlock, hashOf, type IdWords } from './event-block'
import { Interner, JsonInterner } from './interner'
import type { Column, ColumnValues } from './rows'
import { charactersOf, packId, unpackId, type PackedId } from './packed-id'
import { packTime, TIME_CHARACTERS, unpackTime } from './packed-time'
import { SeenHashes } from './seen-hashes'
import { textHash, TextInterner } from './text-interner'
import type { TextSearch } from './text-search'

/** What few kinds of event have in common, their field names in the order received among it. */
type Shape = {
  keys: string[]
  eventForm: string | null
  requestForm: string | null
  timeForm: string | null
  operation: number
  action: number
  reason: number
  transport: number
  allowed: number
}
type Fields = Record<string, unknown>
const NONE = [0, 0, 0, 0] as const
const NO_FIELDS: Fields = {}
/** Fields with a column of their own; whatever else an event has is kept as it is, once for all that agree in it. */
const PACKED = new Set([
  ...['cursor', 'operation', 'action', 'reason_code', 'transport', 'allowed', 'principal', 'actor'],
  ...['resource', 'policy_revision', 'matched_subject', 'binding_id'],
])

/** All events that were read, packed in the order of reading; each keeps its number, its slot. */
export class EventStore {
  #blocks: EventBlock[] = []
  #count = 0
  /** The hashes of events and requests outside the first block, from the second block on. */
  #seen: { events: SeenHashes; requests: SeenHashes } | null = null
  #shapes = new Interner<Shape>()
  #who = new Interner<{ principal: number; actor: number }>()
  #rest = new Interner<{ fields: Fields; target: number; role: number }>()
  #texts = {
    operation: new JsonInterner<string>(),
    action: new JsonInterner<string>(),
    reason: new JsonInterner<string>(),
    transport: new JsonInterner<string>(),
    policy: new JsonInterner<string | null>(),
    binding: new TextInterner(),
    role: new JsonInterner<string | null>(),
    principal: new JsonInterner<Principal>(),
    actor: new JsonInterner<Principal | null>(),
    matched: new JsonInterner<Principal | null>(),
    target: new JsonInterner<Principal | null>(),
    resource: new JsonInterner<Resource>(),
    allowed: new JsonInterner<boolean>(),
  }

  constructor() {
    this.#texts.allowed.of(false)
    this.#texts.allowed.of(true)
  }

  get size() {
    return this.#count
  }

  /** The slot of an event by its id; -1 when it was never read. */
  slotOf(eventId: string): number {
    const packed = packId(eventId)
    const words = packed?.words ?? ([textHash(eventId), 0, 0, 0] as const)
    return this.#find(words, packed?.form ?? null, eventId)
  }

  /** The slot of the event, which is added unless its id is known. */
  add(event: AuditEvent, own: boolean): number {
    const id = packId(event.event_id)
    const words = id?.words ?? ([textHash(event.event_id), 0, 0, 0] as const)
    const known = this.#find(words, id?.form ?? null, event.event_id)
    if (known >= 0) return known
    const slot = this.#count
    let block = this.#blocks[slot >> BLOCK_BITS]
    if (!block) {
      if (this.#blocks.length === 1) {
        this.#seen = { events: new SeenHashes(), requests: new SeenHashes() }
      }
      this.#blocks.push((block = new EventBlock()))
    }
    const place = slot & (BLOCK_SIZE - 1)
    const time = packTime(event.occurred_at)
    const request = typeof event.request_id === 'string' ? packId(event.request_id) : null
    block.cursor[place] = event.cursor
    block.micros[place] = time?.micros ?? Date.parse(event.occurred_at) * 1_000
    block.eventId.set(place, words)
    block.requestId.set(place, request?.words ?? NONE)
    block.resource.set(place, this.#texts.resource.of(event.resource))
    block.policy.set(place, this.#texts.policy.of(event.policy_revision ?? null))
    block.own[place] = own ? 1 : 0
    this.#packShape(block, place, event, [id?.form, request?.form, time?.form])
    this.#packPeople(block, place, event)
    const hash = hashOf(...words)
    block.byId.enter(hash, place)
    this.#seen?.events.add(hash)
    block.count += 1
    this.#count += 1
    this.#joinRequest(block, slot, event.request_id ?? null, request)
    return slot
  }

  /** Joins an event to the others of its request, wherever they were read. */
  #joinRequest(block: EventBlock, slot: number, id: string | null, packed: PackedId | null) {
    const place = slot & (BLOCK_SIZE - 1)
    block.request[place] = slot
    block.nextOfRequest[place] = slot
    if (id === null) return
    const { form, words } = packed ?? { form: null, words: NONE }
    const hash = form === null ? textHash(id) : hashOf(...words)
    const last = this.#seen?.requests.mayHave(hash) === false ? 0 : this.#blocks.length - 1
    for (let index = last; index >= 0; index -= 1) {
      const other = this.#blocks[index]
      const at = other?.byRequest.find(hash, (first) => {
        if (!other.requestId.is(first, words)) return false
        if ((this.#shapes.at(other.shape.at(first))?.requestForm ?? null) !== form) return false
        return form !== null || this.#rest.at(other.rest.at(first))?.fields['request_id'] === id
      })
      if (other === undefined || at === undefined || at < 0) continue
      block.request[place] = (index << BLOCK_BITS) | at
      block.nextOfRequest[place] = other.nextOfRequest[at] ?? slot
      other.nextOfRequest[at] = slot
      return
    }
    block.byRequest.enter(hash, place)
    this.#seen?.requests.add(hash)
  }

  #packShape(
    block: EventBlock,
    place: number,
    event: AuditEvent,
    [eventForm = null, requestForm = null, timeForm = null]: (string | null | undefined)[],
  ) {
    const keys = Object.keys(event)
    const { operation, action, reason_code, transport, allowed } = event
    const same = [eventForm, requestForm, timeForm, operation, action, reason_code, transport]
    const shape = this.#shapes.codeOf(`${keys.join()}|${allowed}|${same.join('\u0000')}`, () => ({
      keys,
      eventForm,
      requestForm,
      timeForm,
      operation: this.#texts.operation.of(operation),
      action: this.#texts.action.of(action),
      reason: this.#texts.reason.of(reason_code),
      transport: this.#texts.transport.of(transport),
      allowed: allowed ? 1 : 0,
    }))
    block.shape.set(place, shape)
    const left = Object.create(null) as Fields
    for (const key of keys) {
      if (PACKED.has(key)) continue
      if (key === 'event_id' && eventForm !== null) continue
      if (key === 'request_id' && requestForm !== null) continue
      if (key === 'occurred_at' && timeForm !== null) continue
      left[key] = (event as Fields)[key]
    }
    const rest = this.#rest.codeOf(JSON.stringify(left), () => ({
      fields: left,
      target: this.#texts.target.of(event.target ?? null),
      role: this.#texts.role.of(event.role ?? null),
    }))
    block.rest.set(place, rest)
  }

  #packPeople(block: EventBlock, place: number, event: AuditEvent) {
    const principal = this.#texts.principal.of(event.principal)
    const actor = this.#texts.actor.of(event.actor ?? null)
    const who = this.#who.codeOf(`${principal} ${actor}`, () => ({ principal, actor }))
    block.who.set(place, who)
    block.matched.set(place, this.#texts.matched.of(event.matched_subject ?? null))
    block.binding.set(place, this.#texts.binding.of(event.binding_id ?? null))
  }

  #find(words: readonly [number, number, number, number], form: string | null, id: string) {
    const hash = hashOf(...words)
    const last = this.#seen?.events.mayHave(hash) === false ? 0 : this.#blocks.length - 1
    for (let index = last; index >= 0; index -= 1) {
      const block = this.#blocks[index]
      const place = block?.byId.find(hash, (at) => {
        if (!block.eventId.is(at, words)) return false
        const known = this.#shapes.at(block.shape.at(at))?.eventForm ?? null
        if (known !== form) return false
        return form !== null || this.#rest.at(block.rest.at(at))?.fields['event_id'] === id
      })
      if (place !== undefined && place >= 0) return (index << BLOCK_BITS) | place
    }
    return -1
  }

  #block(slot: number): EventBlock {
    const block = this.#blocks[slot >> BLOCK_BITS]
    if (!block) throw new Error(`There is no event in slot ${slot}.`)
    return block
  }

  cursorOf(slot: number): number {
    return this.#block(slot).cursor[slot & (BLOCK_SIZE - 1)] ?? NaN
  }

  /** ms since the epoch, whole. */
  timeOf(slot: number): number {
    return Math.floor((this.#block(slot).micros[slot & (BLOCK_SIZE - 1)] ?? NaN) / 1_000)
  }

  isOwn(slot: number): boolean {
    return this.#block(slot).own[slot & (BLOCK_SIZE - 1)] === 1
  }

  /** The slot that stands for the request: the same for all of its events, the event's own where it has no request. */
  requestOf(slot: number): number {
    return this.#block(slot).request[slot & (BLOCK_SIZE - 1)] ?? slot
  }

  /** The slots of all events of the same request, this one among them. */
  sameRequest(slot: number): number[] {
    const found = [slot]
    const after = (of: number) => this.#block(of).nextOfRequest[of & (BLOCK_SIZE - 1)] ?? slot
    for (let next = after(slot); next !== slot; next = after(next)) found.push(next)
    return found
  }

  /** Number of the event's value in a column. */
  codeOf(slot: number, column: Column): number {
    const block = this.#block(slot)
    const place = slot & (BLOCK_SIZE - 1)
    switch (column) {
      case 'resource':
      case 'policy':
      case 'matched':
      case 'binding':
        return block[column].at(place)
      case 'principal':
      case 'actor':
        return this.#who.at(block.who.at(place))?.[column] ?? 0
      case 'target':
      case 'role':
        return this.#rest.at(block.rest.at(place))?.[column] ?? 0
      default:
        return this.#shapes.at(block.shape.at(place))?.[column] ?? 0
    }
  }

  valueOf<C extends Column>(column: C, code: number): ColumnValues[C] {
    return this.#texts[column].at(code) as ColumnValues[C]
  }

  codesOf(column: Column): number {
    return this.#texts[column].size
  }

  /** Whether a text stands in the event's id, in that of its request or in its time. The event is not made for it. */
  holdsText(slot: number, search: TextSearch): boolean {
    const block = this.#block(slot)
    const place = slot & (BLOCK_SIZE - 1)
    const shape = this.#shapes.at(block.shape.at(place))
    if (!shape) throw new Error(`There is no event in slot ${slot}.`)
    const isInRest = (key: string) => {
      const text = this.#rest.at(block.rest.at(place))?.fields[key]
      return typeof text === 'string' && search.isIn(text)
    }
    const isInId = (key: string, form: string | null, of: IdWords) =>
      form === null
        ? isInRest(key)
        : search.mayBeIn(form, charactersOf) && search.isIn(unpackId(form, ...of.at(place)))
    const { eventForm, requestForm, timeForm } = shape
    return (
      isInId('request_id', requestForm, block.requestId) ||
      isInId('event_id', eventForm, block.eventId) ||
      (timeForm === null
        ? isInRest('occurred_at')
        : search.mayBeIn(TIME_CHARACTERS, String) &&
          search.isIn(unpackTime(timeForm, block.micros[place] ?? NaN)))
    )
  }

  /** The event exactly as it was received, made anew. */
  eventOf(slot: number): AuditEvent {
    const block = this.#block(slot)
    const place = slot & (BLOCK_SIZE - 1)
    const shape = this.#shapes.at(block.shape.at(place))
    if (!shape) throw new Error(`There is no event in slot ${slot}.`)
    const rest = this.#rest.at(block.rest.at(place))?.fields ?? NO_FIELDS
    const value = <C extends Column>(column: C) => this.valueOf(column, this.codeOf(slot, column))
    const id = (of: IdWords, form: string) => unpackId(form, ...of.at(place))
    const event: Fields = {}
    for (const key of shape.keys) {
      if (Object.hasOwn(rest, key)) event[key] = rest[key]
      else if (key === 'cursor') event[key] = block.cursor[place]
      else if (key === 'event_id') event[key] = id(block.eventId, shape.eventForm ?? '')
      else if (key === 'request_id') event[key] = id(block.requestId, shape.requestForm ?? '')
      else if (key === 'occurred_at') {
        event[key] = unpackTime(shape.timeForm ?? '', block.micros[place] ?? NaN)
      } else event[key] = value(COLUMN_OF[key] ?? 'operation')
    }
    return event as AuditEvent
  }
}

const COLUMN_OF: Record<string, Column> = {
  operation: 'operation',
  action: 'action',
  reason_code: 'reason',
  transport: 'transport',
  allowed: 'allowed',
  principal: 'principal',
  actor: 'actor',
  resource: 'resource',
  policy_revision: 'policy',
  matched_subject: 'matched',
  binding_id: 'binding',
}
