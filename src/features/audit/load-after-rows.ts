import { lazy } from 'react'
import { prepared } from '../../components/prepared'

const { prepare: preparePrinted, Component: PrintedList } = prepared(
  async () => (await import('./after-rows')).PrintedList,
)

const TimeStrip = lazy(async () => {
  const { TimeStrip: Strip } = await import('./after-rows')
  // The browser does not wait for code when it prints: what paper needs is there with the strip.
  await preparePrinted()
  return { default: Strip }
})

const TableColumns = lazy(async () => ({ default: (await import('./after-rows')).TableColumns }))
const NamesOffer = lazy(async () => ({ default: (await import('./after-rows')).NamesOffer }))

export { NamesOffer, PrintedList, TableColumns, TimeStrip }
