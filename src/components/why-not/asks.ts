import type { Action } from '../../api/contract/access'

/** Actions for want of which the console disables something. */
export type AskedAction = Extract<
  Action,
  'scope.read' | 'scope.contribute' | 'scope.admin' | 'server.admin'
>

/** Something that a screen offers, and the action that it needs. */
export type Ask = {
  action: AskedAction
  /** The words of the button on the screen: "Switch to Auto…". */
  doing: string
}

/** What somebody may not do, by the action that is missing. */
export type Missing = { action: AskedAction; doings: readonly string[] }

/** "Who can…" of Access, by the name that its address has for the action. */
export const CAN: Readonly<Record<AskedAction, string>> = {
  'scope.read': 'read',
  'scope.contribute': 'contribute',
  'scope.admin': 'prompts',
  'server.admin': 'administer',
}

export const isOnServer = (action: AskedAction) => action === 'server.admin'
