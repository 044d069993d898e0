import type { Locator, Page } from '@playwright/test'
import type { AuditEvent } from '../src/api/contract/audit'
import type { Api } from './api'
import { listedWhole } from './audit-screen'
import type { Requests } from './requests'

/**
 * Counts the interactions of a person on the way to an answer: each press, each choice and each text that is typed. The
 * asker waits after each until its requests have ended, so that the next one cuts none of them short.
 */
export class Asker {
  interactions = 0
  constructor(
    private readonly page: Page,
    private readonly requests: Requests,
  ) {}
  async press(name: string, role: 'button' | 'link' = 'button') {
    await this.pressOn(this.page.getByRole(role, { name, exact: true }))
  }
  /** Goes from a Scope to its audit, as a preset shows it. */
  async openPreset(name: string) {
    await this.press('Audit of this scope', 'link')
    await this.press('Presets…')
    await this.press(name)
    await listedWhole(this.page)
  }
  async pressOn(target: Locator) {
    this.interactions += 1
    await target.click()
    await this.requests.settled(this.page)
  }
  async choose(field: string, value: string) {
    this.interactions += 1
    await this.page.getByRole('combobox', { name: field, exact: true }).selectOption(value)
    await this.requests.settled(this.page)
  }
  async fill(field: string, text: string) {
    this.interactions += 1
    await this.page.getByLabel(field, { exact: true }).fill(text)
  }
  async type(field: string, text: string) {
    await this.fill(field, text)
    await this.page.keyboard.press('Enter')
    await this.requests.settled(this.page)
  }
}

/** The requests that recorded these events, each once. */
export const requestIds = (events: readonly AuditEvent[]) =>
  [...new Set(events.map(({ request_id: id }) => id ?? ''))].sort()
/** The events of a Scope's audit without the reading of the audit itself, which the screen hides from its reader. */
export const truthOf = async (api: Api, scopeId: string) =>
  (await api.as('scope-admin').audit(scopeId)).filter(
    ({ operation }) => operation !== 'list_access_audit',
  )
