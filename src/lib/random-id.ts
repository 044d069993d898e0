// No crypto.randomUUID: the browser has it in secure contexts only.
/** An id that nobody can guess, and that no two callers share. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
