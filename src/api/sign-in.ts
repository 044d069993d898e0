import type { SignIn } from '../lib/sign-in-settings'

let way: SignIn = 'token'

/** Sets how this deployment signs people in (screens §2). */
export function configureSignIn(value: SignIn) {
  way = value
}

/** How this deployment signs people in. */
export const signIn = () => way
