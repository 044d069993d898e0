/** What a list has beside its rows. It comes in one file after them. */
export { PrintedList } from './print/PrintedList'
export { TimeStrip } from './strip/TimeStrip'
export { NamesOffer } from './table/NamesOffer'
export { TableColumns } from './table/TableColumns'
