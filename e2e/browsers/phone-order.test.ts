import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from '../accounts.ts'
import { newPerson } from '../new-person.ts'
import { chooseDayAndSlot, logIn } from './steps.ts'
import { by, click, fill, openPage, readText, type Visitor, waitFor, waitForText, waitUntilGone } from './visitor.ts'
import { expectUsablePage, RUNS, visitAs } from './visits.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** A product with plenty in stock, by its name in the language. */
async function findProductName({ language }: Visitor): Promise<string> {
  const { title } = await server.db
    .selectFrom('stock')
    .innerJoin('variant', 'variant.id', 'stock.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(language === 'ar' ? 'product.title_ar as title' : 'product.title_en as title')
    .where('on_hand', '>', 5)
    .orderBy('on_hand', 'desc')
    .orderBy('variant.id')
    .executeTakeFirstOrThrow()
  return title
}

/** Takes an order by phone, as the desk does; returns its number. */
async function takeOrder(visitor: Visitor, product: string): Promise<string> {
  const { t, language } = visitor
  const phone = `05${String(Date.now()).slice(-8)}`
  await openPage(visitor, '/admin/phone-order')
  await fill(visitor, by('combobox', t('admin_phone_find')), phone)
  await waitForText(visitor, t('admin_phone_find_none'))
  await click(visitor, by('button', t('admin_phone_new')))
  await fill(visitor, by('textbox', t('admin_phone_name')), newPerson(language).fullName)
  await fill(visitor, by('combobox', t('admin_phone_find_product')), product)
  await click(visitor, by('option'))
  const sizes = by('group', t('admin_phone_sizes', { name: product }))
  await click(visitor, by('button', undefined, { within: sizes }))
  await waitUntilGone(visitor, sizes)
  await fill(visitor, by('textbox', t('checkout_line')), language === 'ar' ? 'طريق الملك فهد 12' : 'King Fahd Road 12')
  await chooseDayAndSlot(visitor, t('admin_orders_day'))
  const card = `${t('admin_phone_card_message')} ${t('ui_optional')}`
  await fill(visitor, by('textbox', card), language === 'ar' ? 'مع المحبة' : 'With love')
  await click(visitor, by('radio', t('board_terms_cash')))
  await expectUsablePage(visitor)
  await click(visitor, by('button', t('admin_phone_place')))
  await waitFor(visitor, by('heading', t('admin_phone_done')))
  await expectUsablePage(visitor)
  const number = (await readText(visitor)).match(/#(W?\d{4,})/)?.[1]
  if (!number) throw new Error('The page shows no order number.')
  return number
}

describe('the desk takes an order by phone', () => {
  it.each(RUNS)(
    '%s, %s: new customer, flowers, address, day, placed, and found in the list (ADMIN-02)',
    async (engine, language) => {
      await visitAs({ engine, language, screen: 'desktop', base: server.url }, async (visitor) => {
        await openPage(visitor, '/')
        await logIn(visitor, demoMember('Admin'))
        const number = await takeOrder(visitor, await findProductName(visitor))
        await openPage(visitor, `/admin/orders?q=${number}`)
        await click(visitor, by('link', `#${number}`))
        await waitFor(visitor, by('heading', `#${number}`))
        await expectUsablePage(visitor)
        const placed = server.db
          .selectFrom('orders')
          .select('id')
          .where('number', '=', Number(number.replace('W', '')))
        expect(await placed.execute()).toHaveLength(1)
      })
    },
  )
})
