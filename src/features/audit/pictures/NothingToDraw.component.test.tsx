import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { opened, readAll } from '../testing/opened-feed'
import { NothingToDraw } from './NothingToDraw'

it('never says of a list that was read to its end that nothing is loaded yet', async () => {
  const { feed, service } = opened(0)
  await show(<NothingToDraw counting={false} snapshot={feed.getSnapshot()} />)
  await expect.element(page.getByText('Nothing is loaded yet')).toBeInTheDocument()
  await readAll(feed, service)
  await show(<NothingToDraw counting={false} snapshot={feed.getSnapshot()} />)
  await expect.element(page.getByText('This list has no decision to draw.')).toBeInTheDocument()
})
