import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AuditEvent } from '../../../api/contract/audit'
import { show } from '../../../ui/testing/show'
import { dayOf, EventLink } from './EventLink'

const event = (at: string): AuditEvent => ({
  cursor: 7,
  event_id: `at ${at}`,
  occurred_at: at,
  transport: 'http',
  operation: 'get_scope',
  principal: { type: 'user', id: 'ada' },
  action: 'scope.read',
  resource: { type: 'scope', scope_id: 's' },
  allowed: true,
  reason_code: 'role-binding',
})

it('says the date with the time of an event of another day', async () => {
  const opened = event('2026-11-12T23:30:00Z')
  const onOpen = vi.fn()
  const links = (zone: 'utc' | 'local') =>
    ['2026-11-12T22:15:00Z', '2026-11-13T00:15:00Z'].map((at) => (
      <EventLink key={at} event={event(at)} zone={zone} day={dayOf(opened, zone)} onOpen={onOpen}>
        get_scope
      </EventLink>
    ))
  await show(<>{links('utc')}</>)
  const [before, after] = page.getByRole('button').elements()
  expect(before).toHaveTextContent(/allowed22:15:00/)
  expect(after).toHaveTextContent(/allowed2026-11-13 00:15:00/)
  await page.getByRole('button').last().click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(event('2026-11-13T00:15:00Z'))
})
