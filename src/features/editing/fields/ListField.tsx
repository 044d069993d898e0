import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, useRef, type ReactNode } from 'react'
import type { Path } from '../../../api/contract/content-bounds'
import { useIsBegun } from '../../../components/Deferred'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { announce } from '../../../ui/announcer'
import { fieldTexts } from '../../../components/diff/field-texts'
import { familyWords, wordsOf } from '../../../families/words'
import { own } from '../../../lib/json/own'
import { useChangeSearch } from '../../../routing/use-change-search'
import { useTexts } from '../../../ui/language'
import { RestOfList } from '../../../ui/long-list/RestOfList'
import { useParts } from '../../../ui/long-list/use-parts'
import { fieldId } from '../content-path'
import { useField } from '../editing-context'
import { editTexts } from '../texts'
import { FieldNotes } from './FieldNotes'
import { ListItem } from './ListItem'
import { useItemKeys } from './use-item-keys'

/**
 * Items that are drawn at once, each with its field and its buttons. Content that a server takes has no longer lists (contract
 * §4.2), so that its items are all there.
 */
const PART = 100
/** Items that are there at once. React draws the others of the part in slices, so that no task is long. */
const FIRST = 20

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
  const { shown, next, showNext } = useParts(list, undefined, PART)
  const isCut = shown < list.length
  const isBegun = useIsBegun()
  const changeSearch = useChangeSearch()
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
          {list.slice(0, isBegun ? shown : Math.min(shown, FIRST)).map((item, at) => (
            <Box
              component="li"
              key={keys.of(at)}
              data-item={at}
              sx={{ minWidth: 0, listStyle: 'none' }}
            >
              <ListItem
                path={[...path, at]}
                what={what}
                at={at}
                count={list.length}
                isLastShown={isCut && at === shown - 1}
                facts={facts?.(item)}
                onMove={(to) => move(at, to)}
                onRemove={() => remove(at)}
              >
                {children([...path, at], at)}
              </ListItem>
            </Box>
          ))}
        </Box>
      )}
      {isCut && (
        <RestOfList
          what={names[name] ?? name}
          shown={shown}
          all={list.length}
          next={next}
          onNext={showNext}
        >
          {t.restIsSent}{' '}
          <Link
            component="button"
            type="button"
            color="inherit"
            underline="always"
            onClick={() => changeSearch({ tab: 'json' }, { replace: true })}
            sx={{ verticalAlign: 'baseline', textAlign: 'start' }}
          >
            {t.toJson}
          </Link>
        </RestOfList>
      )}
      <Box>
        <ReasonedButton
          variant="outlined"
          data-add
          disabledReason={
            max !== null && list.length >= max ? t.listFull(max) : isCut ? t.endNotShown : null
          }
          onClick={add}
        >
          {t.add(what)}
        </ReasonedButton>
      </Box>
    </Box>
  )
}
