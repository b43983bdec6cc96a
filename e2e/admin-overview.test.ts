import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import {
  answerMessage,
  answerReview,
  downloadLastMonth,
  makeOvernightEvents,
  type OvernightEvents,
} from './answer-customers.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const panel = ({ page }: Guest, title: string): Locator => page.getByRole('region', { name: title })

describe('the overview of the shop', () => {
  it.each(READERS)(
    'in %s on a %s: the owner sees late orders and low stock, answers a review and a message, and exports last month (ADMIN-05)',
    async (...reader) => {
      const nights: OvernightEvents[] = []
      await visit(server, reader, async (guest) => {
        nights.push(await makeOvernightEvents(server, guest))
      })
      const [happened] = nights
      if (!happened) throw new Error('Nothing happened in the night.')
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        await signIn(guest, demoMember('Admin'))
        await page.goto(`${base}/admin`)
        const late = page.getByRole('link').filter({ hasText: happened.order.orderNumber })
        await late.waitFor()
        await panel(guest, t('admin_today_week')).waitFor()
        const low = panel(guest, t('admin_today_low'))
        expect(await low.getByRole('link', { name: t('admin_today_restock') }).count()).toBeGreaterThan(0)
        await expectUsablePage(guest)

        await late.click()
        await page.waitForURL(/\/admin\/orders\/[0-9a-f-]{36}$/)
        await page.goBack()
        await panel(guest, t('admin_today_waits')).waitFor()

        await answerReview(guest, happened)
        await answerMessage(guest, happened)
        await downloadLastMonth(guest)
      })
    },
  )
})
