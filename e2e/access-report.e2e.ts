import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from './fixtures'
import { backToScreen, layOutForPaper, SHEET_WIDTH } from './paper'
import { button, decide, idOf, ofReview, reportOf, rowOf, send } from './review-screen'
import { seedScope } from './seed'

test('the report of a review fits on paper with each decision, its reason and who holds it, black on white', async ({
  api,
  expectRefusals,
  openAs,
}, info) => {
  const { scope_id: scopeId, title } = await seedScope(api)
  const root = api.as('root')
  await root.grant('viewer', 'scope.viewer', scopeId)
  for (const name of ['observer', 'bot'] as const)
    root.letGo(await root.grant(name, 'scope.viewer', scopeId))
  const longId = 'a-service-account-with-a-name-of-some-length@checkout.example.com'
  await root.grantTo({ type: 'user', id: longId }, 'scope.viewer', scopeId)
  expectRefusals(409, /\/bindings\//)
  const page = await openAs('scope-admin', ofReview(scopeId))
  await button(page, 'Start review').click()
  await decide(page, 'viewer', 'Keep', 'Reads the incident handbook.')
  await decide(page, 'observer', 'End', 'The audit of the quarter is over.')
  await decide(page, 'bot', 'Renew', 'The release job still needs it.')
  await send(page)
  await expect(rowOf(page, 'observer')).toContainText('Ended on the server')

  await test.step('the screen leaves its buttons out of its paper, and keeps what became of each decision', async () => {
    const onScreenAlone = [
      button(page, 'Report…'),
      button(rowOf(page, 'viewer'), 'Keep'),
      page.getByRole('navigation', { name: 'Main' }),
    ]
    for (const element of onScreenAlone) await expect(element).toBeVisible()
    await layOutForPaper(page)
    for (const element of onScreenAlone) await expect(element).toBeHidden()
    await expect(page.locator('[data-part=printed]')).toContainText('Printed at')
    await expect(rowOf(page, 'observer')).toContainText('Ended on the server')
    await expect(
      rowOf(page, 'bot').getByText('Renew: The release job still needs it.'),
    ).toBeVisible()
    await backToScreen(page)
  })

  const { html } = await reportOf(page)
  const file = info.outputPath('report.html')
  await writeFile(file, html)
  const report = await page.context().newPage()
  await report.setViewportSize({ width: SHEET_WIDTH, height: 960 })
  await report.goto(pathToFileURL(file).href)
  // A file has another process, to which Chromium may not carry on what was emulated before.
  await report.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(report.getByRole('heading', { level: 1 })).toHaveText(`Review of access to ${title}`)
  await expect(report.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const rows = report.getByRole('table').getByRole('row')
  for (const [who, told] of [
    [`user ${idOf('viewer')}`, /Keep.*Reads the incident handbook\..*this report alone/s],
    [`user ${idOf('observer')}`, /End.*The audit of the quarter is over\..*the server/s],
    [`service ${idOf('bot')}`, /Renew.*The release job still needs it\..*the server/s],
    [`user ${longId}`, /undecided/],
  ] as const)
    await expect(rows.filter({ hasText: who })).toHaveText(told)
  // Paper has no scrollbar: what stands beyond its edge is lost.
  const beyond = await report.locator('body').evaluate((body) => {
    const edge = document.documentElement.clientWidth
    return [...body.querySelectorAll('th, td, dd, p')]
      .filter((element) => element.getBoundingClientRect().right > edge)
      .map((element) => element.textContent)
  })
  expect(beyond).toEqual([])
  await report.close()
})
