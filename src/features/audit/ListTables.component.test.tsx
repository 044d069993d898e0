import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Language } from '../../lib/language/languages'
import { show } from '../../ui/testing/show'
import { AuditTable } from './AuditTable'
import { REQUEST_COLUMNS } from './requests/request-columns'
import { RequestTable } from './requests/RequestTable'
import { useRequests } from './requests/use-requests'
import { usePicking } from './selection/use-picking'
import { arrayRows } from './store/array-rows'
import { COLUMN_NAMES } from './table/cell-fields'
import { DECISION_COLUMNS } from './table/columns'
import { allRows, noRowsYet, someRows, type ShownRows } from './table/shown-rows'
import { TableColumns } from './table/TableColumns'
import { useColumns } from './table/use-columns'
import { opened, query, T0 } from './testing/opened-feed'
import { eventAt } from './testing/simulated-audit'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})

const loaded = arrayRows([
  eventAt(1, T0),
  { id: 1, startMs: T0 + 1_000, endMs: T0 + 2_000 },
  eventAt(2, T0 + 3_000),
  // The place of the blind spot: this gap stands for it in the list of rows.
  { id: 2, startMs: 0, endMs: 1 },
])
const BLIND = 3
const rows = {
  ...loaded,
  gapAt: (row: number) => (row === BLIND ? undefined : loaded.gapAt(row)),
  blindAt: (row: number) => (row === BLIND ? { from: T0 * 1_000, to: T0 * 1_000 + 1 } : undefined),
}
const shown = allRows(rows)
const { feed } = opened([])
const asks = {
  complete: true,
  zone: 'utc',
  openEventId: null,
  onOpen: vi.fn(),
  onLoadGap: vi.fn(),
  onWhyBlind: vi.fn(),
  onJumpToEnd: vi.fn(),
  onCellMenu: vi.fn(),
  onNearEnd: vi.fn(),
  onView: vi.fn(),
  ref: null,
} as const

function Decisions() {
  const table = useColumns(DECISION_COLUMNS, rows)
  const picking = usePicking('user:ada', query.resource)
  return (
    <>
      <AuditTable
        {...asks}
        picking={picking}
        shown={shown}
        columns={table.columns}
        readingGap={null}
      />
      <TableColumns rows={rows} table={table} />
    </>
  )
}

function Requests() {
  const table = useColumns(REQUEST_COLUMNS, rows)
  const picking = usePicking('user:ada', query.resource)
  const { requests, toggle } = useRequests(shown, 'the list')
  return (
    <>
      <RequestTable
        {...asks}
        picking={picking}
        shown={requests}
        columns={table.columns}
        snapshot={feed.getSnapshot()}
        narrowed={false}
        onToggle={toggle}
      />
      <TableColumns rows={rows} table={table} />
    </>
  )
}

const showTable = (table: ReactElement, language?: Language) =>
  show(
    <MemoryRouter>
      <div style={{ display: 'flex', flexDirection: 'column', height: 500 }}>{table}</div>
    </MemoryRouter>,
    language,
  )
const heads = page.getByRole('columnheader')
const namesOfHeads = () => heads.elements().map((head) => head.textContent)
const switchOf = (name: string) => page.getByRole('switch', { name, exact: true })

it.each([
  ['decisions', <Decisions />, COLUMN_NAMES.length, 'Principal'],
  ['requests', <Requests />, REQUEST_COLUMNS.names.length, 'Who'],
] as const)(
  'a gap and a blind spot span all columns of the table of %s, also where one is hidden',
  async (_, table, columns, hidden) => {
    await showTable(table)
    const between = page.getByRole('row').filter({ hasText: /Not loaded|not readable/ })
    const spans = () =>
      between
        .elements()
        .map((row) => row.querySelector('[role=cell]')?.getAttribute('aria-colspan'))
    const spansAll = async () => {
      await expect
        .element(page.getByRole('table'))
        .toHaveAttribute('aria-colcount', String(columns))
      expect(spans()).toEqual([String(columns), String(columns)])
    }
    await expect.poll(() => between.elements()).toHaveLength(2)
    await spansAll()
    await expect.poll(namesOfHeads).toContain(hidden)
    await page.getByRole('button', { name: 'Columns…' }).click()
    await switchOf(hidden).click()
    await expect.poll(namesOfHeads).not.toContain(hidden)
    await spansAll()
  },
)

it.each([
  ['decisions', <Decisions />, DECISION_COLUMNS.kept, { principal: false }, 'Principal'],
  ['requests', <Requests />, REQUEST_COLUMNS.kept, { who: false }, 'Who'],
] as const)(
  'the cards of %s have all of their cells: no button there would bring a hidden one back',
  async (_, table, kept, choice, hidden) => {
    localStorage.setItem(kept, JSON.stringify(choice))
    await showTable(table)
    await expect.poll(namesOfHeads).not.toContain(hidden)
    await page.viewport(390, 844)
    await expect.poll(namesOfHeads).toContain(hidden)
    await page.viewport(1280, 800)
    await expect.poll(namesOfHeads).not.toContain(hidden)
  },
)

it('the columns are chosen in Chinese, those of requests apart from those of decisions, and are reset', async () => {
  const screen = await showTable(<Decisions />, 'zh')
  const labels = () => page.getByRole('switch').elements().map((one) => one.closest('label')?.textContent) // prettier-ignore
  const button = page.getByRole('button', { name: '列…' })
  await button.click()
  await expect
    .poll(labels)
    .toEqual(['结果', '动作', '资源', '主体', '代理者', '原因代码', '角色与目标', '请求'])
  await switchOf('请求').click()
  await expect.poll(namesOfHeads).not.toContain('请求')
  await screen.unmount()

  // “请求” is the one name that both tables have.
  const ofRequests = await showTable(<Requests />, 'zh')
  await button.click()
  await expect.poll(labels).toEqual(['谁', '结局', '代理者', '操作', '请求'])
  await expect.element(switchOf('请求')).not.toBeChecked()
  await switchOf('请求').click()
  await expect.poll(namesOfHeads).toContain('请求')
  await switchOf('谁').click()
  await expect.poll(namesOfHeads).not.toContain('谁')
  await page.getByRole('button', { name: '恢复默认' }).click()
  await expect.poll(namesOfHeads).toEqual([expect.stringMatching(/^时间/), '所做的事', '谁', '结局', '决定']) // prettier-ignore
  await ofRequests.unmount()

  await showTable(<Decisions />, 'zh')
  await expect.poll(() => heads.elements().length).toBeGreaterThan(1)
  expect(namesOfHeads()).not.toContain('请求')
})

const many = arrayRows(Array.from({ length: 400 }, (_, at) => eventAt(at + 1, T0 + at * 1_000)))

function Filtered({ shown }: { shown: ShownRows }) {
  const picking = usePicking('user:ada', query.resource)
  return (
    <AuditTable
      {...asks}
      picking={picking}
      shown={shown}
      columns={['time', 'result']}
      readingGap={null}
    />
  )
}

it('draws no row while it is unknown what other filters leave, and keeps the reader’s place and the focus', async () => {
  const table = (filtered: ShownRows) => (
    <MemoryRouter>
      <div style={{ display: 'flex', flexDirection: 'column', height: 500 }}>
        <Filtered shown={filtered} />
      </div>
    </MemoryRouter>
  )
  const all = allRows(many, {})
  const screen = await show(table(all))
  await expect.element(page.getByRole('row').nth(3)).toBeVisible()
  const grid = page.getByRole('table').element()
  const focused = () => document.activeElement?.getAttribute('aria-rowindex')
  grid.querySelector<HTMLElement>('[data-index="0"]')?.focus()
  await userEvent.keyboard('{End}')
  await expect.poll(focused).toBe('401')
  const before = grid.scrollTop
  expect(before).toBeGreaterThan(0)
  const of = {}
  await screen.rerender(table(noRowsYet(many, true, of)))
  expect(grid.querySelectorAll('.event')).toHaveLength(0)
  expect(grid.getAttribute('aria-busy')).toBe('true')
  expect(grid.scrollTop).toBe(before)
  // The last 300 events pass the filter: the table keeps the same events in view and the focus on the last one.
  const indexes = Int32Array.from({ length: 300 }, (_, at) => at + 100)
  await screen.rerender(table(someRows(many, { indexes, events: 300, hidden: 0 }, true, of)))
  await expect.poll(focused).toBe('301')
  expect(grid.getAttribute('aria-busy')).toBeNull()
  await expect.element(page.getByRole('row').last()).toBeInViewport()
})
