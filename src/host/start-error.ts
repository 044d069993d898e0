/** A reason not to start, worded for the person at the terminal: one sentence that names the way out. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
