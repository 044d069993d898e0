/**
 * The path whose title was given the focus last: a screen that re-renders must not take it back. Null: the next title does
 * not get it, because the page has just been opened, or because a button changes the path of its own screen and stays.
 */
export const titleFocus: { path: string | null } = { path: null }
