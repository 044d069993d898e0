import { cutMiddle } from './cut-middle'

/** Characters kept at each end. */
const ENDS = 8

/** An id that stands for a name on one short line; the whole of it has to be at hand beside it. */
export const shortId = (id: string) => cutMiddle(id, ENDS).join('…')
