import { BASE_PATH } from '../lib/base-path'

/** Address of the settings, beside the page (screens §2). */
export const CONFIG_FILE = `${BASE_PATH}config.json`

/** Whether the settings' `apiBase` names a place to send calls to. */
export const isApiBase = (base: string) =>
  base === '' || base.startsWith('/') || /^https?:\/\//.test(base)

declare global {
  interface Window {
    /** The settings' answer, which the page asks for before its code has come (`early.ts`). Taken once. */
    earlySettings?: Promise<Response> | undefined
  }
}
