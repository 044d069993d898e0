import { flushSync } from 'react-dom'
import {
  movedTo,
  scrolledTo,
  settled,
  viewShowing,
  type Mover,
  type Position,
} from '../../../lib/scroll/scaled-scroll'
import { Store } from '../../../lib/store'
import { placeAfter, type ShownRows } from './shown-rows'

/** Rows drawn beyond the screen; more are drawn each time the view has gone on by `STEP`. */
const OVERSCAN = 16
const STEP = 8
/** ms without scrolling after which the thumb is brought to where the reader is. */
const REST_MS = 160

export type Drawn = {
  /** What is added to a row's place in the whole list for its place in the element, in pixels. */
  offset: number
  /** Rows that exist now, not yet cut at the ends of the list. */
  first: number
  last: number
}
export type Heights = {
  row: number
  /** Of the head, which stays in view. */
  header: number
}

/**
 * Moves an element over rows of any number (lib/scroll), says which of them to draw, and keeps the reader's place while
 * rows come in. Rows and element are moved in one frame, or the rows would be seen to jump.
 */
export class ScaledScroller {
  #element: HTMLElement | null = null
  #at: Position = { view: 0, scroll: 0 }
  #mover: Mover = 'unknown'
  #touching = false
  /** Kept, since asking the element for it lays out everything that has just been drawn. */
  #height = 640
  #restTimer = 0
  #shown: ShownRows | null = null
  #heights: Heights = { row: 1, header: 0 }
  readonly #drawn = new Store<Drawn>({ offset: 0, first: 0, last: OVERSCAN * 2 + STEP })

  readonly subscribe = this.#drawn.subscribe
  readonly getDrawn = this.#drawn.get

  /** The ref of the element that scrolls. */
  readonly attach = (element: HTMLElement | null) => {
    this.#element = element
    if (!element) return
    const listeners = {
      scroll: this.#onScroll,
      wheel: () => {
        this.#mover = 'distance'
      },
      touchstart: () => {
        this.#mover = 'distance'
        this.#touching = true
      },
      touchend: this.#onTouchEnd,
      touchcancel: this.#onTouchEnd,
      // On the scrollbar too: what follows may be a thumb.
      mousedown: () => {
        this.#mover = 'unknown'
      },
    }
    const names = Object.keys(listeners) as (keyof typeof listeners)[]
    for (const name of names) element.addEventListener(name, listeners[name], { passive: true })
    this.#height = element.clientHeight
    const observer = new ResizeObserver(() => {
      this.#height = element.clientHeight
      this.#draw()
    })
    observer.observe(element)
    return () => {
      clearTimeout(this.#restTimer)
      observer.disconnect()
      for (const name of names) element.removeEventListener(name, listeners[name])
      this.#element = null
    }
  }

  /** Other rows, or rows of another height, which the element already has room for. */
  setRows(shown: ShownRows, heights: Heights) {
    const before = this.#shown
    const top = before ? this.#at.view / this.#heights.row : 0
    const held = this.#element?.contains(document.activeElement) ?? false
    // At the very top the newest stay in view; elsewhere what is being read stays where it is.
    const kept =
      !before || before === shown || (top <= 0 && !held) ? top : placeAfter(before, shown, top)
    this.#shown = shown
    this.#heights = heights
    this.#place(movedTo(kept * heights.row, this.#at, this.#geometry()))
    this.#draw()
  }

  /** Brings a row into view, unmoved where it is whole on screen already. */
  show(row: number) {
    const geometry = this.#geometry()
    this.#goTo(viewShowing(row, this.#heights.row, this.#at.view, geometry))
  }

  bringToTop(row: number) {
    this.#goTo(row * this.#heights.row)
  }

  /** The first row that is whole on screen, and how many are. */
  onScreen() {
    return {
      first: Math.ceil((this.#at.view - 0.5) / this.#heights.row),
      rows: Math.max(1, Math.floor(this.#geometry().viewport / this.#heights.row)),
    }
  }

  #geometry() {
    const { row, header } = this.#heights
    return {
      total: (this.#shown?.length ?? 0) * row,
      viewport: Math.max(row, this.#height - header),
    }
  }

  #goTo(view: number) {
    if (view === this.#at.view) return
    flushSync(() => {
      this.#place(movedTo(view, this.#at, this.#geometry()))
      this.#draw()
    })
  }

  /** Takes the element's own word for where it is: browsers round to device pixels. */
  #place(next: Position) {
    const element = this.#element
    this.#at = next
    if (!element || element.scrollTop === next.scroll) return
    element.scrollTop = next.scroll
    this.#at = { view: next.view, scroll: element.scrollTop }
  }

  #draw() {
    const { view, scroll } = this.#at
    const block = STEP * this.#heights.row
    const now = this.getDrawn()
    const next = {
      offset: scroll - view,
      first: Math.floor(view / block) * STEP - OVERSCAN,
      last: Math.ceil((view + this.#geometry().viewport) / block) * STEP + OVERSCAN,
    }
    if (now.offset === next.offset && now.first === next.first && now.last === next.last) return
    this.#drawn.set(next)
  }

  #onScroll = () => {
    const element = this.#element
    if (!element) return
    this.#restSoon()
    const before = this.#at
    const { viewport } = this.#geometry()
    const next = scrolledTo(element.scrollTop, before, this.#geometry(), this.#mover)
    if (next === before) return
    // A thumb that has gone far is being dragged: what follows goes to its share as well.
    if (this.#mover === 'unknown' && Math.abs(next.scroll - before.scroll) > viewport) {
      this.#mover = 'place'
    }
    flushSync(() => {
      this.#place(next)
      this.#draw()
    })
  }

  #onTouchEnd = () => {
    this.#touching = false
    this.#restSoon()
  }

  #restSoon() {
    clearTimeout(this.#restTimer)
    this.#restTimer = window.setTimeout(this.#rest, REST_MS)
  }

  #rest = () => {
    if (this.#touching) return
    this.#mover = 'unknown'
    const next = settled(this.#at, this.#geometry())
    if (Math.abs(next.scroll - this.#at.scroll) < 1) return
    flushSync(() => {
      this.#place(next)
      this.#draw()
    })
  }
}
