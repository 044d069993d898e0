import * as v from 'valibot'
import { awaited } from './awaited'
import { SETTINGS_META } from '../lib/settings-meta'
import { isPlainWay, WAYS, type SignIn } from '../lib/sign-in-settings'
import { CONFIG_FILE, CONFIG_INIT, isApiBase } from './config-file'

/** `config.json`, the deployment's runtime settings (screens §2). */
export const Config = v.looseObject({
  apiBase: v.pipe(v.string(), v.check(isApiBase, 'an absolute http(s) address, a path, or ""')),
  signIn: v.pipe(
    v.unknown(),
    v.check((way) => isPlainWay(way) || (typeof way === 'object' && way !== null), WAYS),
    v.transform((way) => way as SignIn),
  ),
  identities: v.optional(
    v.array(v.looseObject({ label: v.string(), token: v.string(), hint: v.string() })),
  ),
})
export type Config = v.InferOutput<typeof Config>
export type Identity = NonNullable<Config['identities']>[number]

/** What is wrong with the settings: they did not come, or nobody can use them as they are. */
export type ConfigFault =
  | { kind: 'silent' | 'unloaded' | 'not-json' }
  | { kind: 'refused'; status: number }
  | { kind: 'field'; field: string; expected: string; received: string }
  | { kind: 'no-object'; received: string }

/** Why the settings can't be used. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(
    readonly fault: ConfigFault,
    options?: ErrorOptions,
  ) {
    super(JSON.stringify(fault), options)
  }
  /** Whether it can be another time, without anybody correcting the file. */
  get passing() {
    return this.fault.kind === 'silent' || this.fault.kind === 'unloaded'
  }
}

/** The settings that the host has put into the page, the answer that the page has asked for itself, or one asked for now. */
function settingsAnswer(signal: AbortSignal): Promise<Response> {
  const here = document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_META}"]`)?.content
  if (here) return Promise.resolve(new Response(here))
  const early = window.earlySettings
  delete window.earlySettings
  if (!early) return fetch(CONFIG_FILE, { ...CONFIG_INIT, signal })
  const silence = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  return Promise.race([early, silence])
}

/**
 * Reads the settings once at start.
 * @throws ConfigError naming the fault: no answer, missing, no JSON, or a field that is not of the agreed form.
 */
export async function loadConfig(): Promise<Config> {
  let response: Response
  let text: string
  const wait = awaited.begin()
  try {
    const { signal } = wait
    response = await settingsAnswer(signal)
    text = await response.text()
  } catch (cause) {
    throw new ConfigError({ kind: wait.signal.aborted ? 'silent' : 'unloaded' }, { cause })
  } finally {
    wait.end()
  }
  if (!response.ok) throw new ConfigError({ kind: 'refused', status: response.status })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new ConfigError({ kind: 'not-json' }, { cause })
  }
  const config = judged(Config, json)
  if (isPlainWay(config.signIn)) return config
  const { OidcSignIn } = await import('../lib/oidc-settings')
  return { ...config, signIn: judged(OidcSignIn, config.signIn, 'signIn.') }
}

/** @throws ConfigError naming the first field that is wrong */
function judged<S extends v.GenericSchema>(schema: S, value: unknown, above = '') {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue)
  const { expected, message, received } = issue
  throw new ConfigError(
    field
      ? { kind: 'field', field: above + field, expected: expected ?? message, received }
      : { kind: 'no-object', received },
  )
}
