import type { Page } from '@playwright/test'
import { nameHere } from '../src/lib/base-path'
import { paths } from '../src/routing/paths'
import { auditedScope, auditOf } from './audit-screen'
import { basePathIn } from './base-path'
import { expect, test } from './fixtures'
import { settingsFromFile } from './settings-file'

const readIn = (page: Page, baseURL: string, language: string) =>
  page.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [
    nameHere('scope-console.language', basePathIn(baseURL)),
    language,
  ] as const)

test.describe('on a Chinese screen, what the console itself found wrong is told in Chinese', () => {
  test('an answer outside the contract, with its facts', async ({
    baseURL,
    openAs,
    page,
    seedPrompt,
  }) => {
    const { scopeId, key } = await seedPrompt()
    await page.route(/\/v1\/.*\/artifacts\/prompt\/skill\.generate$/, async (route) => {
      const response = await route.fetch()
      const json = (await response.json()) as Record<string, unknown>
      await route.fulfill({ response, json: { ...json, content_digest: 'md5:1' } })
    })
    await readIn(page, baseURL, 'zh')
    await openAs('scope-admin', paths.artifact(scopeId, 'prompt', key))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('字段“content_digest”应为')
    await expect(alert).not.toContainText('should be')
  })

  test('a refresh without a connection', async ({
    baseURL,
    expectDeadConnections,
    openAs,
    page,
    seedPrompt,
  }) => {
    expectDeadConnections()
    const { scopeId } = await seedPrompt()
    await readIn(page, baseURL, 'zh')
    await openAs('scope-admin', paths.artifacts(scopeId, 'prompt'))
    await expect(page.getByRole('table', { name: 'Artifact' })).toBeVisible()
    await page.route(/\/v1\/scopes\//, (route) => route.abort('connectionrefused'))
    await page.getByRole('button', { name: '刷新' }).click()
    const alert = page.getByRole('alert').filter({ hasText: '刷新失败' })
    await expect(alert).toContainText('无法连接服务器')
    await expect(alert).not.toContainText('could not be reached')
  })

  test('an export that lost its connection', async ({
    baseURL,
    api,
    expectDeadConnections,
    openAs,
    page,
  }) => {
    expectDeadConnections()
    const scopeId = await auditedScope(api, 20)
    await readIn(page, baseURL, 'zh')
    await openAs('scope-admin', auditOf(scopeId))
    await expect(page.getByText('已全部加载')).toBeVisible()
    await page.route(/audit\/list/, (route) => route.abort('connectionrefused'))
    await page.getByRole('button', { name: '导出…' }).click()
    const dialog = page.getByRole('dialog', { name: '导出审计事件' })
    await dialog.getByRole('button', { name: '开始导出' }).click()
    await expect(dialog.getByRole('alert')).toContainText('无法连接服务器')
    await expect(dialog.getByRole('alert')).not.toContainText('could not be reached')
  })

  test('settings that nobody can read', async ({ baseURL, openAs, page }) => {
    await settingsFromFile(page)
    await page.route('**/config.json', (route) => route.fulfill({ body: '<!doctype html>' }))
    await readIn(page, baseURL, 'zh')
    await openAs(null, paths.scopes())
    await expect(page.getByRole('alert')).toContainText('它不是有效的 JSON')
  })
})

test('a server’s own sentence stays as it is on a Chinese screen', async ({
  baseURL,
  expectRefusals,
  openAs,
  page,
  seedPrompt,
}) => {
  expectRefusals(403)
  const { scopeId } = await seedPrompt()
  const refusal = { code: 'forbidden', message: 'You shall not pass.', details: {} }
  await page.route(/\/v1\/scopes\/[^/]+\/artifacts\/prompt/, (route) =>
    route.fulfill({ status: 403, json: { error: refusal } }),
  )
  await readIn(page, baseURL, 'zh')
  await openAs('scope-admin', paths.artifacts(scopeId, 'prompt'))
  await expect(page.getByRole('alert')).toContainText('You shall not pass.')
  await expect(page.getByRole('alert')).toContainText('您没有访问权限')
})
