import * as v from 'valibot'
import { awaited } from './awaited'

/** `config.json`, the deployment's runtime settings (screens §2). */
export const Config = v.looseObject({
  apiBase: v.pipe(
    v.string(),
    v.check(
      (base) => base === '' || base.startsWith('/') || /^https?:\/\//.test(base),
      'an absolute http(s) address, a path, or ""',
    ),
  ),
  signIn: v.picklist(['token', 'none']),
  identities: v.optional(
    v.array(v.looseObject({ label: v.string(), token: v.string(), hint: v.string() })),
  ),
})
export type Config = v.InferOutput<typeof Config>
export type Identity = NonNullable<Config['identities']>[number]

/** Why the settings can't be used: which fault, in which file. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(
    message: string,
    /** Whether it can be another time, without anybody correcting the file. */
    readonly passing = false,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Address of the settings, beside the page. */
export const CONFIG_FILE = '/config.json'

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
    response = await fetch(CONFIG_FILE, { cache: 'no-store', credentials: 'omit', signal })
    text = await response.text()
  } catch (cause) {
    const fault = wait.signal.aborted ? 'the server did not answer' : 'it could not be loaded'
    throw new ConfigError(fault, true, { cause })
  } finally {
    wait.end()
  }
  if (!response.ok) throw new ConfigError(`the server answered ${response.status}`)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new ConfigError('it is not valid JSON', false, { cause })
  }
  const parsed = v.safeParse(Config, json)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const field = v.getDotPath(issue)
    throw new ConfigError(
      field
        ? `field "${field}" should be ${issue.expected ?? issue.message}, not ${issue.received}`
        : `it should be an object, not ${issue.received}`,
    )
  }
  return parsed.output
}
