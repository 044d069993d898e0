import { paths } from '../src/routing/paths'
import { contentsOf } from './contents-of'
import { expect, test } from './fixtures'
import { seedScope } from './seed'
import { answersApart, DESKTOP, painted, PHONE, shiftsOn, watchShifts } from './shifts'

/** On a phone, this name takes another number of lines than the id. */
const NAME = 'move-card-payments-from-a-region-that-does-not-answer-to-another'

test('a comparison that is opened by a link has the Artifact’s name in its title, reads nothing for it, and moves nothing as it comes', async ({
  api,
  openAs,
  page,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const author = api.as('scope-admin')
  const skill = async (name: string) => {
    const content = { ...contentsOf['skill'], name }
    return (await author.createArtifact(scopeId, 'skill', content)).artifact_id
  }
  const [id, other] = [await skill(NAME), await skill('another-skill')]
  for (const description of ['At night.', 'At any hour.']) {
    const { etag } = await author.readHead(scopeId, 'skill', id)
    const content = { ...contentsOf['skill'], name: NAME, description }
    await author.replace(scopeId, 'skill', id, content, etag ?? '')
  }
  const read = (artifactId: string, revision: number) =>
    `/v1/scopes/${scopeId}/artifacts/skill/${artifactId}/revisions/${revision}`
  const list = `/v1/scopes/${scopeId}/artifacts/skill/${id}/revisions?limit=100`
  const side = (artifactId: string) => ({ scopeId, family: 'skill', artifactId, revision: 1 })
  await watchShifts(page)
  await answersApart(page)
  await openAs('scope-admin', paths.scope(scopeId))
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    for (const [path, title, reads] of [
      [paths.history(scopeId, 'skill', id), `History of ${NAME}`, [list, read(id, 2), read(id, 3)]],
      [
        paths.history(scopeId, 'skill', id, { from: 1, to: 2 }),
        `History of ${NAME}`,
        [list, read(id, 1), read(id, 2)],
      ],
      [
        paths.compare(side(id), side(other)),
        `Comparison of ${NAME}`,
        [read(id, 1), read(other, 1)],
      ],
    ] as const) {
      await page.goto('about:blank')
      const calls = await requests.during(async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByRole('table').first()).toBeVisible()
        await requests.settled(page)
      })
      await painted(page)
      expect(await shiftsOn(page), `${path}, ${size.width} px`).toEqual([])
      const asked = calls
        .map((call) => call.path)
        .filter((path) => path.includes('/artifacts/skill/'))
      expect(asked.sort()).toEqual([...reads].sort())
    }
  }
})
