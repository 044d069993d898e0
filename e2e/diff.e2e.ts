import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { pasted } from './clipboard'
import { expect, expectAccessible, test } from './fixtures'
import { custom } from './prompt-texts'

const CHARACTERS_MAX = 32_768

/** A prompt near the limit of its length: numbered rules, none like another. */
function longPrompt(): string[] {
  const lines: string[] = []
  for (let length = 0; length < CHARACTERS_MAX - 4_000; length += lines.at(-1)?.length ?? 0) {
    const rule = lines.length + 1
    lines.push(
      `Rule ${rule}: after incident ${rule * 37} look at board ${rule * 11} before you page.`,
    )
  }
  return lines
}

/** Every twentieth rule changed, and some taken out. */
const edited = (lines: readonly string[]) =>
  lines
    .map((line, index) =>
      index % 20 === 5 ? line.replace('before you page', 'and then page') : line,
    )
    .filter((_, index) => index % 50 !== 49)

const region = (page: Page) => page.getByRole('group', { name: 'Changed lines' })
const instructions = (page: Page) => region(page).getByRole('table', { name: 'Instructions' })
const switchTo = async (page: Page, option: string) => {
  await page.getByRole('button', { name: 'View options' }).click()
  await page.getByRole('menuitemcheckbox', { name: option }).click()
  await page.keyboard.press('Escape')
}

test('reads a long prompt change by change, with the keyboard and without moving the page', async ({
  openAs,
  requests,
  seedPrompt,
}) => {
  const lines = longPrompt()
  const after = edited(lines)
  const seeded = await seedPrompt({
    revisions: [custom(lines.join('\n')), custom(after.join('\n'))],
  })
  const page = await openAs('scope-admin', paths.history(seeded.scopeId, 'prompt', seeded.key))
  const table = instructions(page)
  await expect(table).toBeVisible()
  const changes = page.getByText(/^1 of \d+$/)
  await expect(changes).toBeVisible()
  await requests.settled(page)

  await test.step('what changed is said, and unchanged stretches are folded', async () => {
    const removed = lines.length - after.length
    await expect(region(page)).toContainText(/lines added, \d+ removed/)
    expect(removed).toBeGreaterThan(3)
    await expect(table.getByRole('deletion').first()).toHaveText('before you')
    await expect(table.getByRole('insertion').first()).toHaveText('and then')
  })

  await test.step('a fold opens, and the page stays where it is', async () => {
    const hidden = table.getByText(lines[12] ?? '', { exact: true })
    await expect(hidden).toHaveCount(0)
    const box = await region(page).boundingBox()
    await table.getByRole('button', { name: 'Show 13 unchanged lines' }).first().click()
    await expect(hidden).toBeVisible()
    await expect(region(page)).toBeFocused()
    await expect.poll(() => region(page).boundingBox()).toEqual(box)
  })

  await test.step('n and p go from change to change inside the region only', async () => {
    const box = await region(page).boundingBox()
    const top = await page.evaluate(() => scrollY)
    for (let change = 2; change <= 12; change += 1) {
      await page.keyboard.press('n')
      await expect(page.getByText(new RegExp(`^${change} of `))).toBeVisible()
    }
    await expect(page.getByRole('status').filter({ hasText: 'Change 12 of' })).toBeAttached()
    await page.keyboard.press('p')
    await expect(page.getByText(/^11 of /)).toBeVisible()
    await page.getByRole('button', { name: 'Next change' }).click()
    await expect(page.getByText(/^12 of /)).toBeVisible()
    const current = table.getByRole('insertion').filter({ hasText: 'and then' })
    await expect(current.first()).toBeInViewport()
    await expect.poll(() => region(page).boundingBox()).toEqual(box)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  })

  await test.step('n is a letter where text is typed', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    const dialog = page.getByRole('dialog')
    const typed = dialog.getByRole('combobox')
    await expect(typed).toBeFocused()
    await page.keyboard.press('n')
    await expect(typed).toHaveValue('n')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^12 of /)).toBeVisible()
  })

  await test.step('side by side the two texts stand beside each other', async () => {
    await page.getByRole('switch', { name: 'Side by side' }).click()
    await expect(page).toHaveURL(/view=split/)
    const changed = table
      .getByRole('row')
      .filter({ has: page.getByRole('insertion') })
      .first()
    await expect(changed.getByRole('cell')).toHaveCount(4)
    await expect(changed.getByRole('deletion')).toHaveText('before you')
    await expect(changed.getByRole('insertion')).toHaveText('and then')
    await expect(page.getByText(/^12 of /), 'the reader stays at their change').toBeVisible()
  })
})

test('the room of a diff is there before the diff', async ({ openAs, seedPrompt }) => {
  const lines = longPrompt()
  const seeded = await seedPrompt({
    revisions: [custom(lines.join('\n')), custom(edited(lines).join('\n'))],
  })
  const page = await openAs('scope-admin', paths.scope(seeded.scopeId))
  await page.addInitScript(() => {
    // Where what follows the diff is, in every frame from the first one that has it.
    const tops = new Set<number>()
    Object.assign(window, { tops })
    const look = () => {
      const below = [...document.querySelectorAll('main button')].find(
        (button) => button.textContent === 'Copy link',
      )
      if (below) tops.add(Math.round(below.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(paths.history(seeded.scopeId, 'prompt', seeded.key))
  await expect(instructions(page)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]))
    .toHaveLength(1)
})

test('an Artifact of hundreds of kilobytes puts few elements on the page', async ({
  api,
  openAs,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt({ revisions: [custom('Keep the order.')] })
  const author = api.as('scope-admin')
  const step = (number: number) =>
    `${number}. Open board ${number * 7}, wait for lag under ${number} s, write it down.`
  const steps = Array.from({ length: 1_500 }, (_, index) => step(index + 1))
  const content = (text: string) => ({
    name: 'drain-the-queue',
    description: 'Drain the payment queue without losing an order.',
    instructions: text,
    validation: ['The queue is empty.'],
  })
  const long = `One line: ${'board 17 is green, '.repeat(1_200)}`
  const { artifact_id } = await author.createArtifact(
    scopeId,
    'skill',
    content(`${long}\n${steps.join('\n')}`),
  )
  const changed = steps.map((line, index) =>
    index % 2 === 0 ? line.replace('write', 'note') : line,
  )
  const head = await author.readHead(scopeId, 'skill', artifact_id)
  await author.replace(
    scopeId,
    'skill',
    artifact_id,
    content(`${long.replace('board 17 is green', 'board 18 is green')}\n${changed.join('\n')}`),
    head.etag ?? '',
  )
  for (const view of ['unified', 'split'] as const) {
    const page = await openAs(
      'scope-admin',
      paths.history(scopeId, 'skill', artifact_id, { from: 1, to: 2, view }),
    )
    const table = instructions(page)
    await expect(table).toBeVisible()
    await expect(table.getByRole('deletion').first()).toHaveText('17')
    const elements = () => page.evaluate(() => document.getElementsByTagName('*').length)
    await expect.poll(elements).toBeLessThanOrEqual(1_500)
    await region(page).evaluate((element) => {
      element.scrollTop = element.scrollHeight / 2
    })
    await expect(
      table
        .getByRole('row')
        .filter({ hasText: /\d{3}\. Open board/ })
        .first(),
    ).toBeVisible()
    await expect.poll(elements).toBeLessThanOrEqual(1_500)
    await expect(async () => {
      // Lines that come into sight may be higher than was thought, and the end is further away then.
      await region(page).evaluate((element) => {
        element.scrollTop = element.scrollHeight
      })
      await expect(region(page).getByText('No change in: Name')).toBeInViewport({ timeout: 500 })
    }).toPass()
    await region(page).evaluate((element) => {
      element.scrollTop -= element.clientHeight / 2
    })
    await expect(
      table.getByRole('row').filter({ hasText: steps.at(-1)?.slice(0, 30) ?? '' }),
    ).toBeInViewport()
  }
})

test('white space is shown, ignored, and never hidden in silence', async ({
  openAs,
  seedPrompt,
}) => {
  const seeded = await seedPrompt({
    revisions: [
      custom('Keep  the order.\nSay\twhat failed.'),
      custom('Keep the order.\nSay what failed.'),
    ],
  })
  const page = await openAs('scope-admin', paths.history(seeded.scopeId, 'prompt', seeded.key))
  await expect(instructions(page)).toBeVisible()
  await switchTo(page, 'Show white space')
  await expect(instructions(page)).toContainText('→')
  await expect(instructions(page)).toContainText('·')
  await switchTo(page, 'Ignore white space')
  await expect(region(page)).toContainText('Only white space differs')
  await expect(page.getByText('No differences')).toHaveCount(0)
  await page.reload()
  await expect(region(page), 'the browser keeps how it shows diffs').toContainText(
    'Only white space differs',
  )
  await page.getByRole('button', { name: 'Compare white space too' }).click()
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
})

test('lines that moved are told as moved, with the way to their other end', async ({
  openAs,
  seedPrompt,
}) => {
  const lines = longPrompt().slice(0, 80)
  const block = lines.slice(10, 16)
  const rest = lines.filter((line) => !block.includes(line))
  const seeded = await seedPrompt({
    revisions: [
      custom(lines.join('\n')),
      custom([...rest.slice(0, 60), ...block, ...rest.slice(60)].join('\n')),
    ],
  })
  const page = await openAs('scope-admin', paths.history(seeded.scopeId, 'prompt', seeded.key))
  await expect(region(page)).toContainText('6 lines moved')
  await expect(region(page)).toContainText('6 lines moved to line 61')
  await page.getByRole('button', { name: 'Go to line 61' }).click()
  await expect(region(page).getByText('6 lines moved from line 11')).toBeInViewport()
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
})

test('either side is copied whole; JSON is one click away', async ({
  context,
  openAs,
  seedPrompt,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const before = longPrompt().join('\n')
  const after = edited(longPrompt()).join('\n')
  const seeded = await seedPrompt({ revisions: [custom(before), custom(after)] })
  const page = await openAs('scope-admin', paths.history(seeded.scopeId, 'prompt', seeded.key))
  await expect(instructions(page)).toBeVisible()
  const clipboard = () => pasted(page)
  for (const [name, text] of [
    ['Copy before', before],
    ['Copy after', after],
  ] as const) {
    await page.getByRole('button', { name: 'View options' }).click()
    await page.getByRole('menuitem', { name }).click()
    await expect.poll(clipboard).toBe(text)
    await expect(page.getByRole('menu')).toHaveCount(0)
  }

  await instructions(page).getByRole('insertion').first().selectText()
  await page.keyboard.press('ControlOrMeta+c')
  await expect.poll(clipboard).toBe('and then')

  await page.getByRole('button', { name: 'JSON', exact: true }).click()
  await expect(region(page).getByRole('table', { name: 'Content' })).toContainText('"instructions"')
  await page.getByRole('button', { name: 'Fields' }).click()
  await expect(instructions(page)).toBeVisible()
})

test('axe finds nothing in a diff, however it is shown', async ({ openAs, seedPrompt }) => {
  test.slow()
  const lines = longPrompt().slice(0, 120)
  const moved = [...lines.slice(8), ...lines.slice(0, 8)].join('\n')
  const seeded = await seedPrompt({
    revisions: [custom(lines.join('\n')), custom(edited([moved]).join('\n'))],
  })
  const page = await openAs('scope-admin', paths.history(seeded.scopeId, 'prompt', seeded.key))
  await expect(instructions(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('switch', { name: 'Side by side' }).click()
  await switchTo(page, 'Wrap long lines')
  await switchTo(page, 'Ignore white space')
  await expect(page.getByText('White space is ignored')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'View options' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(page.getByText('Side by side needs more room')).toBeVisible()
  await expectAccessible(page)
})
