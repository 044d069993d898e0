/** How many wrong tokens an address may try before it is slowed: people mistype, and a tab repeats its requests. */
const FREE = 50
/** Wrong tokens that an address is forgiven each second. */
const FORGIVEN_A_SECOND = 1
const FIRST_DELAY_MS = 100
const DELAY_MS_MAX = 2_000
/** Answers of one address that wait at a time. */
const WAITING_MAX = 16
const ADDRESSES_MAX = 1_000

type Address = { tried: number; at: number; waiting: number; turn: Promise<void> }
/** The clock, and how to wait, in milliseconds. */
type Time = { now(): number; wait(ms: number): Promise<void> }

const time: Time = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Slows whoever tries many tokens that are wrong. Right tokens never come here, so nobody can be locked out by another
 * one behind the same address.
 */
export class TokenBrake {
  private readonly addresses = new Map<string, Address>()

  constructor(private readonly of: Time = time) {}

  /**
   * Resolves when the refusal of a wrong token may be answered: answers of one address leave one after the other.
   * @returns null, or how many seconds to stay away when too many of them wait already.
   */
  async refused(from: string): Promise<number | null> {
    const address = this.tried(from)
    const excess = address.tried - FREE
    if (excess <= 0) return null
    if (address.waiting >= WAITING_MAX) return Math.ceil((WAITING_MAX * DELAY_MS_MAX) / 1000)
    address.waiting += 1
    const delay = Math.min(DELAY_MS_MAX, FIRST_DELAY_MS * 2 ** Math.min(excess, 10))
    const turn = address.turn.then(() => this.of.wait(delay))
    address.turn = turn
    await turn
    address.waiting -= 1
    return null
  }

  private tried(from: string): Address {
    const at = this.of.now()
    const known = this.addresses.get(from) ?? { tried: 0, at, waiting: 0, turn: Promise.resolve() }
    const forgiven = ((at - known.at) / 1000) * FORGIVEN_A_SECOND
    known.tried = Math.max(0, known.tried - forgiven) + 1
    known.at = at
    // The address seen last is the last of the map: what is forgotten was seen longest ago.
    this.addresses.delete(from)
    this.addresses.set(from, known)
    if (this.addresses.size > ADDRESSES_MAX) {
      const [oldest] = this.addresses.keys()
      if (oldest !== undefined) this.addresses.delete(oldest)
    }
    return known
  }
}
