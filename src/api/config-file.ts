/** Address of the settings, beside the page (screens §2). */
export const CONFIG_FILE = '/config.json'

declare global {
  interface Window {
    /** The settings' answer, which the page asks for before its code has come (`early.ts`). Taken once. */
    earlySettings?: Promise<Response> | undefined
  }
}
