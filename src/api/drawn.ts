type Act = () => void

/** What waits for the first drawing to end; null while there is none. */
let waiting: Act[] | null = null

/**
 * Does something when React is not busy with the first drawing of the console: at once, or as soon as that is on screen. A store
 * that changes in the midst of it would make React throw away what it has drawn in slices, and draw all of it in one task.
 */
export function afterDrawing(act: Act) {
  if (waiting) waiting.push(act)
  else act()
}

/** @returns ends the first drawing, which begins now */
export function beginDrawing(): Act {
  waiting = []
  return () => {
    const acts = waiting ?? []
    waiting = null
    for (const act of acts) act()
  }
}
