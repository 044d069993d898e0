import { readToTheEnd } from './audit-reading'
import { auditOf, listed, listedWhole } from './audit-screen'
import { expect, expectAccessible, test } from './fixtures'
import { seedScope } from './seed'

test('the timeline reads as a table too, and narrows the range', async ({
  api,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', `${auditOf(scope.scope_id)}&show=timeline`)
  await listed(page)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await timeline.getByRole('button', { name: 'As a table' }).click()
  const table = timeline.getByRole('table', { name: 'Decisions over time' })
  await expect(table).toBeVisible()
  await expectAccessible(page)
  await table
    .getByRole('button', { name: /^Narrow to \d{4}-/ })
    .first()
    .click()
  await expect(page).toHaveURL(/from=[^&]+&to=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/from=/)
  // The list of the whole range again, and what stands above the picture.
  await expect(page.getByRole('combobox', { name: 'Time range' })).toHaveValue('all')
  await listed(page)
  await requests.settled(page)

  await timeline.getByRole('button', { name: 'As a picture' }).click()
  const picture = timeline.getByRole('img', { name: /allowed and/ })
  // The picture draws its axis, with the times, once it knows its own width.
  await expect(picture.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/).first()).toBeVisible()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The timeline has no place on the page.')
  // The first bar: right of the axis, in the middle of the picture's height.
  await picture.click({ position: { x: 60, y: box.height / 2 } })
  await expect(page).toHaveURL(/from=[^&]+&to=/)
})

test('a stretch drawn over the timeline, or chosen by key, becomes the time range, and "Zoom out" widens it', async ({
  api,
  openAs,
}) => {
  test.slow()
  const scope = await seedScope(api)
  const began = Date.now()
  // No bar is narrower than a second: the events have to lie in several.
  await expect
    .poll(
      async () => {
        await expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({
          status: 403,
        })
        return Date.now() - began
      },
      { intervals: [250] },
    )
    .toBeGreaterThan(3_000)
  const truth = await api.as('scope-admin').audit(scope.scope_id, { subject: 'stranger' })
  const times = truth.map(({ occurred_at }) => Date.parse(occurred_at))
  const secondOf = (ms: number) => Math.floor(ms / 1_000) * 1_000
  const [start, end] = [secondOf(Math.min(...times)), secondOf(Math.max(...times)) + 1_000]
  const bars = (end - start) / 1_000
  const within = (from: number, to: number) =>
    truth.filter((_, place) => {
      const ms = times[place] ?? NaN
      return ms >= from && ms < to
    })
  const two = within(start, start + 2_000)
  expect(two.length).toBeGreaterThan(0)
  expect(two.length).toBeLessThan(truth.length)

  const search = (from: number, to: number) => ({
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    principal: 'user:stranger',
    show: 'timeline',
  })
  const page = await openAs('scope-admin', auditOf(scope.scope_id, search(start, end)))
  const timeline = page.getByRole('region', { name: 'Timeline' })
  const choice = timeline.getByRole('slider', { name: 'Narrow the time range' })
  const asked = () => {
    const { searchParams } = new URL(page.url())
    return ['from', 'to'].map((name) => Date.parse(searchParams.get(name) ?? ''))
  }
  const shows = async (from: number, to: number) => {
    await expect.poll(asked).toEqual([from, to])
    await listedWhole(page)
    await expect(
      timeline.getByRole('img', { name: `0 allowed and ${within(from, to).length} denied from` }),
    ).toBeVisible()
  }
  await shows(start, end)
  const moveTo = async (bar: number) => {
    const of = await choice.boundingBox()
    if (!of) throw new Error('The bars have no place on the page.')
    await page.mouse.move(of.x + (of.width / bars) * (bar + 0.5), of.y + of.height / 2, {
      steps: 5,
    })
  }
  /** Presses on the first bar, and goes to the second. */
  const draw = async () => {
    await moveTo(0)
    await page.mouse.down()
    await moveTo(1)
    await expect(timeline.getByText(`: 0 allowed, ${two.length} denied`)).toBeVisible()
  }
  await test.step('Escape drops what is drawn over', async () => {
    await draw()
    await page.keyboard.press('Escape')
    await expect(timeline.getByText('Escape drops the choice')).toBeVisible()
    await moveTo(0)
    await page.mouse.up()
    await page.mouse.move(0, 0)
    await expect(timeline.getByText('Escape drops the choice')).toBeVisible()
    expect(asked()).toEqual([start, end])
  })
  await test.step('what is drawn over becomes the range when the pointer lets go', async () => {
    await draw()
    expect(asked()).toEqual([start, end])
    await page.mouse.up()
    await shows(start, start + 2_000)
    // The table leaves out the column of the action where all loaded events have the same one.
    const read = await readToTheEnd(page)
    expect(read.map(({ request }) => request).toReversed()).toEqual(
      two.map(({ request_id: request }) => request),
    )
    await page.goBack()
    await shows(start, end)
  })
  await test.step('so does what is chosen by key', async () => {
    await choice.press('Home')
    await choice.press('Shift+ArrowRight')
    await expectAccessible(page)
    await choice.press('Enter')
    await shows(start, start + 2_000)
  })
  await test.step('it is widened again, also where nothing is left to draw', async () => {
    await timeline.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(() => asked()[0]).toBe(start - 2_000)
    const [from = NaN, to = NaN] = asked()
    expect(to).toBeGreaterThan(start + 2_000)
    await shows(from, to)

    const before = Date.parse('2001-01-01T00:00:00Z')
    await page.goto(auditOf(scope.scope_id, search(before, before + 60_000)))
    await expect(timeline.getByText('This list has no decision to draw.')).toBeVisible()
    await timeline.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(asked).toEqual([before - 60_000, before + 120_000])
  })
})
