import type { Page } from '@playwright/test'

/** The buttons that stand on every screen, by their names; that of the account goes on with the person's. */
export const FRAME_BUTTONS = [
  'Theme',
  'Language',
  'Keyboard shortcuts',
  'Go to…',
  'Account',
] as const

/** @param said what a text of the catalogue is in the language on screen */
export function frameButton(
  page: Page,
  name: (typeof FRAME_BUTTONS)[number],
  said = (text: string) => text,
) {
  if (name !== 'Account') return page.getByRole('button', { name: said(name), exact: true })
  // The made-up language ends a text with a mark, which stands behind the person's name here.
  const [begins = ''] = said(`${name}:`).split(':')
  return page.getByRole('button', { name: `${begins}:` })
}
