import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { looksRight } from './looks.ts'
import { demoMember, newMember } from './member.ts'
import { answerMessage, answerReview, takeLastMonth } from './morning.ts'
import { placeOrder } from './orders.ts'
import { call, comeSignedIn } from './session.ts'
import { type Guest, READERS, visit } from './visit.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** What happened in the night: an order whose window is over, a review, and a message from the contact page. */
async function night(who: Guest) {
  const member = await newMember(server, who.language)
  const session = await comeSignedIn(who, member)
  const order = await placeOrder(server, who, session, 'cash')
  await server.db
    .updateTable('orders')
    .set({ delivery_date: '2026-01-05' })
    .where('number', '=', Number(order.orderNumber))
    .execute()
  const flower = await server.db
    .selectFrom('product')
    .select('id')
    .where('status', '=', 'published')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const said =
    who.language === 'ar' ? `باقة رائعة وصلت في موعدها ${order.orderNumber}` : `Lovely and on time ${order.orderNumber}`
  const review = { stars: 5, description: said }
  await call(who, 'POST', `/Review/addreview/${flower.id}`, review, session)
  const asked = who.language === 'ar' ? 'هل توصلون إلى الدرعية يوم الجمعة؟' : 'Do you deliver to Diriyah on Fridays?'
  const report = { name: member.fullName, email: member.email, phone: '+966551234567', problemType: 'salesInquiry' }
  await call(who, 'POST', '/Report/addreport', { ...report, description: asked })
  return { member, order, productId: flower.id, said, asked }
}

const panel = ({ page }: Guest, title: string): Locator => page.getByRole('region', { name: title })

describe('the shop in the morning', () => {
  it.each(READERS)(
    'in %s on a %s: the owner sees what is late and low, answers a review and a message, and takes last month to the accountant (ADMIN-05)',
    async (...reader) => {
      const nights: Happened[] = []
      await visit(server, reader, async (who) => {
        nights.push(await night(who))
      })
      const [happened] = nights
      if (!happened) throw new Error('Nothing happened in the night.')
      await visit(server, reader, async (who) => {
        const { page, base, say } = who
        await comeSignedIn(who, demoMember('Admin'))
        await page.goto(`${base}/admin`)
        const late = page.getByRole('link').filter({ hasText: happened.order.orderNumber })
        await late.waitFor()
        await panel(who, say('admin_today_week')).waitFor()
        const low = panel(who, say('admin_today_low'))
        expect(await low.getByRole('link', { name: say('admin_today_restock') }).count()).toBeGreaterThan(0)
        await looksRight(who)

        await late.click()
        await page.waitForURL(/\/admin\/orders\/[0-9a-f-]{36}$/)
        await page.goBack()
        await panel(who, say('admin_today_waits')).waitFor()

        await answerReview(who, happened)
        await answerMessage(who, happened)
        await takeLastMonth(who)
      })
    },
  )
})

type Happened = Awaited<ReturnType<typeof night>>
