import { createContext, type ReactNode } from 'react'

/** What a build of the console adds to the app bar and to the sign-in screen. The ordinary one adds nothing. */
export const BarExtra = createContext<ReactNode>(null)
