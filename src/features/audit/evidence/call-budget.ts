/** Calls that looking for what was changed may make: each of them is audited. */
export const CALLS_MAX = 200

/** There is no call left. */
export class NoCallLeft extends Error {
  override readonly name = 'NoCallLeft'
}

export type CallBudget = {
  /** To be asked before each call. @throws NoCallLeft */
  take(): void
  readonly used: number
}

export function callBudget(most = CALLS_MAX): CallBudget {
  let used = 0
  return {
    take() {
      if (used === most) throw new NoCallLeft()
      used += 1
    },
    get used() {
      return used
    },
  }
}
