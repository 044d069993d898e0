import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { Path } from '../../../api/contract/content-bounds'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { announce } from '../../../ui/announcer'
import { fieldTexts } from '../../../components/diff/field-texts'
import { familyWords, wordsOf } from '../../../families/words'
import { own } from '../../../lib/json/own'
import { useTexts } from '../../../ui/language'
import { fieldId } from '../content-path'
import { useField } from '../editing-context'
import { editTexts } from '../texts'
import { FieldNotes } from './FieldNotes'

type Props = {
  path: Path
  /** What a new item is. */
  fresh: unknown
  /** Stands at the right of the list's name: bytes in all. */
  total?: ReactNode
  /** Stands at the right of an item's name. */
  facts?: (item: unknown) => ReactNode
  children: (path: Path, at: number) => ReactNode
}

/** A list of the content: items are added, removed and moved; their order is kept as it is sent. */
export function ListField({ path, fresh, total, facts, children }: Props) {
  const t = useTexts(editTexts)
  const { names } = useTexts(fieldTexts)
  const { family, value, problems, max, dispatch } = useField(path)
  const { help } = wordsOf(useTexts(familyWords), family)
  const list = Array.isArray(value) ? (value as unknown[]) : []
  const keys = useItemKeys(list.length)
  const region = useRef<HTMLElement>(null)
  const titleId = useId()
  const name = String(path.findLast((step) => typeof step === 'string'))
  const what = t.items[name] ?? name
  const change = (items: unknown[], from: number[], focus: () => void) => {
    keys.follow(from)
    dispatch({ type: 'list', path, list: items, from })
    // After React has drawn the list anew.
    requestAnimationFrame(focus)
  }
  const places = list.map((_, at) => at)
  const focusIn = (at: number) => () =>
    region.current
      ?.querySelector<HTMLElement>(`[data-item="${at}"] :is(input, textarea, select)`)
      ?.focus()
  const focusButton = (selector: string) => () =>
    region.current?.querySelector<HTMLElement>(selector)?.focus()
  const add = () => change([...list, structuredClone(fresh)], [...places, -1], focusIn(list.length))
  const remove = (at: number) => {
    change(
      list.filter((_, place) => place !== at),
      places.filter((place) => place !== at),
      focusButton('[data-add]'),
    )
    announce(t.removed(t.named(what, at + 1)))
  }
  const move = (at: number, to: number) => {
    const from = [...places]
    from.splice(to, 0, ...from.splice(at, 1))
    change(
      from.map((place) => list[place]),
      from,
      focusButton(`[data-item="${to}"] [data-move="${to < at ? 'up' : 'down'}"]`),
    )
    announce(t.movedTo(t.named(what, at + 1), to + 1))
  }
  return (
    <Box
      component="section"
      ref={region}
      aria-labelledby={titleId}
      id={fieldId(path)}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography variant="h3" component={path.length > 1 ? 'h3' : 'h2'} id={titleId}>
          {names[name] ?? name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {max === null ? list.length : t.itemsOf(list.length, max)}
        </Typography>
        {total}
      </Box>
      <FieldNotes
        id={fieldId(path)}
        label={names[name] ?? name}
        problems={problems}
        help={own(help ?? {}, path.join('.'))}
      />
      {list.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t.none}
        </Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {list.map((item, at) => {
            const named = t.named(what, at + 1)
            const itemPath = [...path, at]
            return (
              <Box
                component="li"
                key={keys.of(at)}
                data-item={at}
                sx={{ minWidth: 0, listStyle: 'none' }}
              >
                <Box
                  component="fieldset"
                  // The item of a list of texts has a field of that id in it.
                  id={`${fieldId(itemPath)}-item`}
                  tabIndex={-1}
                  aria-labelledby={`${fieldId(itemPath)}-name`}
                  sx={{
                    m: 0,
                    p: 1.5,
                    minWidth: 0,
                    border: '1px solid',
                    borderColor: 'line.main',
                    borderRadius: 1,
                    display: 'grid',
                    gap: 1,
                    gridTemplateColumns: 'minmax(0, 1fr)',
                  }}
                >
                  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                    <Typography
                      variant="body2"
                      component="span"
                      id={`${fieldId(itemPath)}-name`}
                      sx={{ fontWeight: 600 }}
                    >
                      {t.item(what, at + 1)}
                    </Typography>
                    {facts?.(item)}
                    <Box sx={{ ml: 'auto', display: 'flex', gap: 0.5 }}>
                      <ReasonedButton
                        variant="text"
                        data-move="up"
                        aria-label={t.moveUp(named)}
                        disabledReason={at === 0 ? t.firstAlready : null}
                        onClick={() => move(at, at - 1)}
                        sx={{ minWidth: 32, px: 1 }}
                      >
                        ↑
                      </ReasonedButton>
                      <ReasonedButton
                        variant="text"
                        data-move="down"
                        aria-label={t.moveDown(named)}
                        disabledReason={at === list.length - 1 ? t.lastAlready : null}
                        onClick={() => move(at, at + 1)}
                        sx={{ minWidth: 32, px: 1 }}
                      >
                        ↓
                      </ReasonedButton>
                      <Button
                        variant="text"
                        aria-label={t.remove(named)}
                        onClick={() => remove(at)}
                        sx={{ minWidth: 32, px: 1 }}
                      >
                        ✕
                      </Button>
                    </Box>
                  </Box>
                  <ItemProblems path={itemPath} label={t.item(what, at + 1)} />
                  {children(itemPath, at)}
                </Box>
              </Box>
            )
          })}
        </Box>
      )}
      <Box>
        <ReasonedButton
          variant="outlined"
          data-add
          disabledReason={max !== null && list.length >= max ? t.listFull(max) : null}
          onClick={add}
        >
          {t.add(what)}
        </ReasonedButton>
      </Box>
    </Box>
  )
}

/** Problems of an item as a whole, where the item is not itself a text with notes of its own. */
function ItemProblems({ path, label }: { path: Path; label: string }) {
  const { value, problems } = useField(path)
  if (typeof value === 'string' || problems.length === 0) return null
  const id = `${fieldId(path)}-whole`
  return <FieldNotes id={id} label={label} problems={problems} />
}

let made = 0
const makeKey = () => ++made

/** A key for each item that goes with it when it moves, so that its field keeps the focus and the cursor. */
function useItemKeys(length: number) {
  const [kept, setKept] = useState<readonly number[]>(() => Array.from({ length }, makeKey))
  // The list may have been changed elsewhere: in the JSON, by a merge, by "Discard".
  const keys =
    kept.length === length ? kept : Array.from({ length }, (_, at) => kept[at] ?? -1 - at)
  return {
    of: (at: number) => keys[at],
    follow: (from: readonly number[]) =>
      setKept(from.map((place) => (place < 0 ? makeKey() : (keys[place] ?? makeKey())))),
  }
}
