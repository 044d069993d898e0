import type { KeyboardEvent, MouseEvent } from 'react'
import type { RevisionAct } from './RowActions'

/** The revision whose row is under the pointer; 0 beside the rows. */
export const revisionUnder = ({ target }: MouseEvent) =>
  Number((target as HTMLElement).closest<HTMLElement>('[data-revision]')?.dataset.revision ?? 0)

/** What a key does with the active row, if it does not move on from it. */
export function actOfKey({ key, shiftKey, target }: KeyboardEvent): RevisionAct | null {
  // Enter on a button of the row presses that button.
  if (key === 'Enter' && target instanceof HTMLLIElement) return shiftKey ? 'range' : 'change'
  return key === 'f' ? 'from' : key === 't' ? 'to' : null
}

/** What a click does with the row under it. */
export function actOfClick(click: MouseEvent): RevisionAct | null {
  // Marking a reason to copy it is no click on the row; Shift marks text by itself.
  const marked = !click.shiftKey && window.getSelection()?.isCollapsed === false
  const onButton = (click.target as HTMLElement).closest('button') !== null
  if (revisionUnder(click) === 0 || onButton || marked) return null
  return click.shiftKey ? 'range' : 'change'
}
