import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApprovedOwner } from './business.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { signIn } from './session.ts'
import { type Ware, wares } from './wholesale.ts'

let server: TestServer
let flower: Ware
beforeAll(async () => {
  server = await openTestServer()
  const [first] = await wares(server, 1)
  if (!first) throw new Error('Too little is in stock.')
  flower = first
})
afterAll(() => server.close())

/** Chooses the first day and window that can be chosen. */
async function chooseWhen({ page, t }: Guest): Promise<void> {
  const choices = (group: string) =>
    page
      .getByRole('group', { name: group })
      .locator('label')
      .filter({ has: page.locator('input:not([disabled])') })
  await choices(t('admin_orders_day')).first().click()
  await choices(t('checkout_slots')).first().click()
}

it.each(READERS)(
  'RUN-04 in %s on a %s: one pasted list becomes an order for each branch, and lines with a problem stay in the list',
  async (...reader) => {
    await visit(server, reader, async (who) => {
      const { page, base, t, language } = who
      const branches = language === 'ar' ? ['فرع العليا', 'فرع الملز'] : ['Olaya', 'Malaz']
      const owner = await makeApprovedOwner(server, language, branches)
      await signIn(who, owner)
      await page.goto(`${base}/dashboard-user/${owner.userId}/quick-order`)
      await page.getByRole('tab', { name: t('quick_mode_branches') }).click()
      const list = page.getByRole('textbox', { name: t('branch_orders_text') })
      const unknown = `${branches[1]},NO-SUCH-1,1`
      await list.fill(`${branches[0]},${flower.sku},٢,PO-7\n${owner.branchIds[1]};${flower.sku};1\n${unknown}`)
      const check = page.getByRole('button', { name: t('quick_preview') })
      await check.click()
      await page.getByText(t('branch_orders_choose_when')).waitFor()
      await chooseWhen(who)
      await check.click()
      await page.getByText(t('error_quick_unknown_sku')).waitFor()
      await page.getByText(t('branch_orders_purchase_order', { number: 'PO-7' })).waitFor()
      await expectUsablePage(who)
      await page.getByRole('button', { name: t('branch_orders_place', { count: 1 }) }).click()
      await page.getByText(t('branch_orders_placed', { count: 1 })).waitFor()
      expect((await list.inputValue()).split('\n')).toEqual([`${owner.branchIds[1]};${flower.sku};1`, unknown])

      await list.fill(`${owner.branchIds[1]};${flower.sku};1`)
      await check.click()
      await page.getByRole('button', { name: t('branch_orders_place', { count: 1 }) }).click()
      await page.getByText(t('branch_orders_placed', { count: 1 })).waitFor()
      await expectUsablePage(who)
      expect(await list.inputValue()).toBe('')
      const orders = await server.db
        .selectFrom('orders')
        .select(['branch_id', 'state', 'purchase_order'])
        .where('client_id', '=', owner.clientId)
        .orderBy('number')
        .execute()
      expect(orders).toEqual([
        { branch_id: owner.branchIds[0], state: 'preparing', purchase_order: 'PO-7' },
        { branch_id: owner.branchIds[1], state: 'preparing', purchase_order: null },
      ])
    })
  },
)
