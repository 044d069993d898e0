import { lazy, useId, useState } from 'react'
import { Opened } from '../Opened'
import type { Side } from '../../lib/diff/comparison'
import { useTexts } from '../../ui/language'
import { diffTexts } from './texts'

const ViewMenu = lazy(async () => ({ default: (await import('./ViewMenu')).ViewMenu }))

type Props = { textOf: ((side: Side) => string) | null }

/** Opens the menu of how diffs are shown. */
export function ViewOptions({ textOf }: Props) {
  const t = useTexts(diffTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const buttonId = useId()
  const menuId = useId()
  return (
    <>
      <button
        type="button"
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        aria-label={t.options}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {anchor !== null && (
        <Opened onClose={() => setAnchor(null)}>
          <ViewMenu
            id={menuId}
            anchor={anchor}
            labelledBy={buttonId}
            textOf={textOf}
            onClose={() => setAnchor(null)}
          />
        </Opened>
      )}
    </>
  )
}
