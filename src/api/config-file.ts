import { BASE_PATH } from '../lib/base-path'

/** Address of the settings, beside the page (screens §2). */
export const CONFIG_FILE = `${BASE_PATH}config.json`

/** How it is asked for. A proxy that signs people in lets nothing through without its cookie, the settings neither. */
export const CONFIG_INIT: RequestInit = { cache: 'no-store', credentials: 'same-origin' }

/**
 * Whether the settings' `apiBase` names a place to send calls to. To a browser `//host`, `/\host` and the like are another
 * server: who means one writes its scheme.
 */
export const isApiBase = (base: string) =>
  base === '' || /^\/(?![\s/\\])|^https?:\/\/[^\s/]/.test(base)

declare global {
  interface Window {
    /** The settings' answer, which the page asks for before its code has come (`early.ts`). Taken once. */
    earlySettings?: Promise<Response> | undefined
  }
}
