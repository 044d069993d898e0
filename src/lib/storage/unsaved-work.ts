const unsaved = new Set<string>()
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * The one place that makes the browser ask before the page is reloaded or closed. It listens only while something would
 * be lost: browsers keep no page that listens for the way back.
 */
export const unsavedWork = {
  /** @param name what to remove it by */
  add(name: string) {
    unsaved.add(name)
    window.addEventListener('beforeunload', ask)
  },
  remove(name: string) {
    if (unsaved.delete(name) && unsaved.size === 0) window.removeEventListener('beforeunload', ask)
  },
}
