import { mayHide } from './hidden-text'

/**
 * So many characters of each end of an id, to be shown with "…" between them, or the id alone where little would be saved.
 * What hides something is not cut, lest the cut hide it.
 */
export const cutMiddle = (id: string, ends: number): [id: string] | [start: string, end: string] =>
  id.length > ends * 2 + 4 && !mayHide(id) ? [id.slice(0, ends), id.slice(-ends)] : [id]
