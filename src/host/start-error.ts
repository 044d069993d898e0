/** A reason not to start, worded for the person at the terminal: one sentence that names the way out. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Ends the process with the sentence of a StartError; anything else is a fault of ours, with its trace. */
export function tellFailure(error: unknown) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
