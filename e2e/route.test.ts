import { readFile } from 'node:fs/promises'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** The driver's first day with stops, as its page asks for it. */
async function firstDay(): Promise<string> {
  const { day } = await server.db
    .selectFrom('orders')
    .innerJoin('app_user', 'app_user.id', 'orders.assigned_to')
    .select(({ fn }) => fn.min('delivery_date').as('day'))
    .where('app_user.email', '=', demoMember('ShippingEmployee').email)
    .executeTakeFirstOrThrow()
  return String(day)
}

const getStops = ({ page, t }: Guest): Locator =>
  page.getByRole('list', { name: t('driver_stop_list') }).getByRole('listitem')

const getNames = (guest: Guest): Promise<string[]> => getStops(guest).getByRole('heading').allInnerTexts()

describe('the route of the day', () => {
  it.each(READERS)(
    'in %s on a %s: stops are on a map with a text alternative, reordered by keyboard, kept after a reload, and restored (ROUTE-18)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const { userId } = await signIn(guest, demoMember('ShippingEmployee'))
        await page.goto(`${base}/dashboard-delivery/${userId}/route?day=${await firstDay()}`)
        await getStops(guest).first().waitFor()
        const names = await getNames(guest)
        expect(names.length).toBeGreaterThan(3)
        await page
          .getByText(t('driver_route_stops', { count: names.length }))
          .first()
          .waitFor()
        const map = await page.getByRole('main').locator('svg[role=img]').getAttribute('aria-label')
        for (const name of names) expect(map).toContain(name)
        for (const kind of ['driver_stop_call_named', 'driver_stop_map_named', 'driver_stop_navigate_named'] as const)
          await page.getByRole('link', { name: t(kind, { name: names[0] ?? '' }) }).waitFor()
        await expectUsablePage(guest)

        const second = names[1] ?? ''
        const up = page.getByRole('button', { name: t('driver_stop_up', { name: second }) })
        await up.focus()
        await page.keyboard.press('Enter')
        await page.getByText(t('driver_stop_moved', { name: second, number: 1, count: names.length })).waitFor()
        await page.getByText(t('driver_route_saved')).waitFor()
        await page.getByText(t('driver_route_by_hand'), { exact: true }).waitFor()
        const swapped = [second, names[0], ...names.slice(2)]
        expect(await getNames(guest)).toEqual(swapped)
        expect(await up.evaluate((button) => button === document.activeElement)).toBe(true)
        await page.reload()
        await page.getByText(t('driver_route_by_hand'), { exact: true }).waitFor()
        expect(await getNames(guest)).toEqual(swapped)
        await expectUsablePage(guest)
        await page.getByRole('button', { name: t('driver_route_reset') }).click()
        await page.getByText(t('driver_route_suggested'), { exact: true }).waitFor()
        await expect.poll(() => getNames(guest)).toEqual(names)
      })
    },
  )
})

describe('printed sheets', () => {
  it.each(READERS)(
    'in %s on a %s: a message card shows no price and no hidden sender; a worksheet shows the amount to collect (DELIV-03)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const { userId } = await signIn(guest, demoMember('ShippingEmployee'))
        const orders = await server.db
          .selectFrom('orders')
          .select(['id', 'number', 'total', 'card_message', 'hide_sender', 'recipient_name'])
          .where('card_message', 'is not', null)
          .orderBy('number')
          .execute()
        expect(orders.some(({ hide_sender }) => hide_sender)).toBe(true)
        const ids = orders.map(({ id }) => id).join(',')
        await page.goto(`${base}/dashboard-delivery/${userId}/print?kind=card&orders=${ids}`)
        await page
          .getByRole('article')
          .nth(orders.length - 1)
          .waitFor()
        for (const order of orders) {
          const card = page
            .getByRole('article')
            .filter({ hasText: order.card_message ?? '' })
            .first()
          const text = plain(await card.innerText())
          for (const secret of [
            String(order.number),
            (order.total / 100).toFixed(2),
            'SAR',
            'ر.س',
            ...(order.hide_sender ? ['ريم', t('driver_card_from', { name: '' }).trim()] : []),
          ])
            expect(text).not.toContain(secret)
        }
        await expectUsablePage(guest)
        await page.getByLabel(t('driver_print_kind'), { exact: true }).selectOption('worksheet')
        await page.getByText(t('driver_sheet_worksheet')).first().waitFor()
        expect(await page.getByRole('article').count()).toBe(orders.length)
        await page.getByText(t('driver_sheet_collect')).first().waitFor()
        await page.getByText(t('driver_sheet_sender_hidden')).first().waitFor()
        await expectUsablePage(guest)
      })
    },
  )
})

describe('debtors', () => {
  it.each(READERS)(
    'in %s on a %s: lists debtors with ageing, a statement, and its CSV with escaped formulas (DELIV-09 API-19)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const { userId } = await signIn(guest, demoMember('ShippingEmployee'))
        await server.db
          .updateTable('app_user')
          .set({ full_name: '=HYPERLINK("http://evil.example")' })
          .where('email', '=', 'lama@warda.example')
          .execute()
        await page.goto(`${base}/dashboard-delivery/${userId}/debts`)
        const links = page.getByRole('link', {
          name: t('debts_statement_named', { name: '=HYPERLINK("http://evil.example")' }),
        })
        await links.first().waitFor()
        await expectUsablePage(guest)
        const search = page.getByRole('searchbox', { name: t('debts_search') })
        await search.fill('Nobody at all')
        await page.getByText(t('debts_not_found'), { exact: true }).waitFor()
        await search.fill('HYPERLINK')
        await page.getByText(t('debts_count', { count: 1 })).waitFor()
        await links.filter({ visible: true }).click()
        await page.waitForURL(/\/statement\?/)
        await page.getByRole('heading', { name: t('statement_movements') }).waitFor()
        await page.getByText(t('statement_closing')).first().waitFor()
        await expectUsablePage(guest)
        const [csv] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: t('statement_csv') }).click(),
        ])
        const text = await readFile(await csv.path(), 'utf8')
        expect(text).toContain(`'=HYPERLINK`)
        expect(text).toContain(t('statement_file_closing'))
        for (const cell of text.replace('\uFEFF', '').split(/[,\r\n]+/))
          expect(cell).not.toMatch(/^"?[=+@\t]|^"?-(?!\d+(\.\d+)?$)/)
        const [pdf] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: t('statement_pdf') }).click(),
        ])
        expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
      })
    },
  )
})
