import type { Path } from '../../api/contract/content-bounds'
import { fieldId } from './content-path'

/** Focuses the field of a path or, where the form has none so deep, the nearest around it. */
export function focusField(path: Path): void {
  for (let length = path.length; length > 0; length--) {
    const id = fieldId(path.slice(0, length))
    const field = document.getElementById(id) ?? document.getElementById(`${id}-item`)
    if (!field) continue
    field.scrollIntoView({ block: 'center' })
    field.focus()
    return
  }
}
