/** Address of the settings, beside the page (screens §2). */
export const CONFIG_FILE = '/config.json'
/** The page's own element for them: a host that knows the settings writes them there, and nobody has to ask. */
export const SETTINGS_META = 'scope-console-settings'

/** Whether the settings' `apiBase` names a place to send calls to. */
export const isApiBase = (base: string) =>
  base === '' || base.startsWith('/') || /^https?:\/\//.test(base)

declare global {
  interface Window {
    /** The settings' answer, which the page asks for before its code has come (`early.ts`). Taken once. */
    earlySettings?: Promise<Response> | undefined
  }
}
