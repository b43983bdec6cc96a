import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { fillCheckout } from './buy.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { call, type Session, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** A published size with stock; its price in halalas without a discount. */
const pickVariant = () =>
  server.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select(['variant.id', 'variant.price', 'variant.product_id'])
    .where('product.status', '=', 'published')
    .where('product.discount_percent', '=', 0)
    .where('stock.on_hand', '>', 4)
    .orderBy('variant.id')
    .executeTakeFirstOrThrow()

/** The checkout with its last step open, for one bouquet paid in cash. */
async function openLastStep(guest: Guest, session: Session): Promise<{ id: number; price: number }> {
  const { page, base, t } = guest
  const variant = await pickVariant()
  await call(guest, 'POST', `/Cart/addtocart/${session.userId}`, { variantId: variant.id, quntity: 1 }, session)
  await page.goto(`${base}/checkout`)
  await fillCheckout(guest, session.fullName)
  await page.getByText(t('checkout_terms_cash'), { exact: true }).click()
  return variant
}

const amount = (halalas: number): string => (halalas / 100).toFixed(2)

describe('AGREE-01 the total on the page is the total of the order', () => {
  it.each(READERS)(
    'in %s on a %s: a raised price stops the order and shows the changes; the second press orders at the new total',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, t } = guest
        const session = await signIn(guest, await newMember(server, guest.language))
        const { id, price } = await openLastStep(guest, session)
        await server.db
          .updateTable('variant')
          .set({ price: price + 10_000 })
          .where('id', '=', id)
          .execute()
        await page.getByRole('button', { name: t('checkout_place'), exact: true }).click()
        const notice = page.getByRole('main').getByText(t('checkout_price_again'))
        await notice.waitFor()
        const form = plain(await page.locator('main form').innerText())
        expect(form).toContain(amount(price))
        expect(form).toContain(amount(price + 10_000))
        await expectUsablePage(guest)
        const total = plain(await page.locator('main form button[type=submit]').innerText()).match(/[\d,]+\.\d\d/)?.[0]
        expect(await listOrders(session)).toEqual([])
        await page.locator('main form button[type=submit]').click()
        await page.getByRole('heading', { name: t('checkout_placed_title') }).waitFor()
        expect(plain(await page.getByRole('main').innerText())).toContain(total)
        await expectUsablePage(guest)
        const [order] = await listOrders(session)
        expect(amount(order?.total ?? 0)).toBe(total?.replaceAll(',', ''))
        await server.db.updateTable('variant').set({ price }).where('id', '=', id).execute()
      })
    },
  )

  it('in en on a desktop: a quantity raised in another tab appears in this one', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const { page, base } = guest
      const session = await signIn(guest, await newMember(server, 'en'))
      const variant = await pickVariant()
      await call(guest, 'POST', `/Cart/addtocart/${session.userId}`, { variantId: variant.id, quntity: 1 }, session)
      await page.goto(`${base}/cart`)
      const shown = page.getByRole('main')
      await shown.getByText(amount(variant.price)).filter({ visible: true }).first().waitFor()
      const second = await page.context().newPage()
      await second.goto(`${base}/cart`)
      await second
        .getByRole('button', { name: guest.t('ui_increase') })
        .first()
        .click()
      await shown
        .getByText(amount(variant.price * 2))
        .filter({ visible: true })
        .first()
        .waitFor()
    })
  })
})

describe('AGREE-05 an online order that is not paid yet', () => {
  it.each(READERS)(
    'in %s on a %s: the page shows the deadline, the open amount and the remaining time',
    async (...reader) => {
      await visit(
        server,
        reader,
        async (guest) => {
          const { page, base, t } = guest
          const session = await signIn(guest, await newMember(server, guest.language))
          await openLastStep(guest, session)
          await page.getByText(t('checkout_terms_online'), { exact: true }).click()
          // The bank does not answer, so that the page stays.
          await page.route('**/api/PayMent/addpayment/**', (route) =>
            route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"message":"Later"}' }),
          )
          await page.getByRole('button', { name: t('checkout_place_pay') }).click()
          await page.getByRole('heading', { name: t('checkout_held_title') }).waitFor()
          const text = plain(await page.getByRole('main').innerText())
          expect(text).not.toContain(plain(t('checkout_placed_title')))
          expect(await page.getByRole('timer').innerText()).toMatch(/\d{1,2}:\d\d/)
          const [order] = await listOrders(session)
          expect(text).toContain(amount(order?.total ?? 0))
          await expectUsablePage(guest)
          await page.goto(`${base}/orders/${session.userId}`)
          await page.getByRole('heading', { level: 1 }).waitFor()
        },
        /503/,
      )
    },
  )
})

const listOrders = ({ userId }: Session) =>
  server.db.selectFrom('orders').select(['id', 'total']).where('user_id', '=', userId).execute()
