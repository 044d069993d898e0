import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parseExactJson } from '../lib/json/parse-exact-json'
import { OidcSignIn, providerOrigins } from '../lib/oidc-settings'
import { isPlainWay, WAYS, type SignIn } from '../lib/sign-in-settings'
import { StartError } from './start-error'

/** What `public/config.json` is for a client served by this host (screens §2). */
export type ClientConfig = {
  apiBase: string
  signIn: SignIn
  identities?: { label: string; token: string; hint: string }[]
}

const Settings = v.looseObject({
  apiBase: v.optional(v.string(), ''),
  signIn: v.lazy((way) =>
    typeof way === 'object' && way !== null
      ? OidcSignIn
      : v.pipe(
          v.unknown(),
          v.check(isPlainWay, WAYS),
          v.transform((plain) => plain as 'token' | 'none'),
        ),
  ),
})

/**
 * Settings of a deployment's own, as the console takes them.
 * @throws StartError when the file cannot be read or is no settings
 */
export function readSettings(file: string): ClientConfig {
  let value: unknown
  try {
    value = parseExactJson(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartError(
      `The settings file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
  const result = v.safeParse(Settings, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new StartError(
    `The settings file ${file} is wrong at "${v.getDotPath(issue) ?? '(the whole file)'}": it should be ${issue.expected ?? issue.message}, not ${issue.received}.`,
  )
}

/** The origins besides the console's own that its page asks: the server's, and the sign-in provider's. */
export function connectedOrigins({ apiBase, signIn }: ClientConfig): string[] {
  const server = URL.canParse(apiBase) ? [new URL(apiBase).origin] : []
  return [...server, ...(typeof signIn === 'object' ? providerOrigins(signIn.oidc) : [])]
}
