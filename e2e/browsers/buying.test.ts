import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../accounts.ts'
import { waitForMail } from '../mailbox.ts'
import { chooseDayAndSlot, fillLogin } from './steps.ts'
import { by, click, fill, openPage, readText, type Visitor, waitFor, waitForAddress, waitForText } from './visitor.ts'
import { expectUsablePage, RUNS, visitAs } from './visits.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Opens home, the shop and its first product, and chooses the second size. */
async function findBouquet(visitor: Visitor): Promise<void> {
  const { t, language } = visitor
  await openPage(visitor, '/')
  await expectUsablePage(visitor)
  await click(visitor, by('link', language === 'ar' ? 'ورد جوري' : 'Roses', { within: by('main') }))
  await waitForAddress(visitor, /\/shop\?category=/)
  await expectUsablePage(visitor)
  await click(visitor, by('link', undefined, { within: by('article') }))
  await waitForAddress(visitor, /\/product\//)
  const sizes = by('group', t('product_size'))
  await waitFor(visitor, sizes)
  await click(visitor, by('radio', undefined, { within: sizes, enabled: true, last: true }))
  await expectUsablePage(visitor)
}

/** Adds the product signed out, which asks for a login. */
async function addToCart(visitor: Visitor, member: Member): Promise<void> {
  const { t } = visitor
  await click(visitor, by('button', t('cart_add'), { within: by('main') }))
  await waitForText(visitor, t('cart_login_first'))
  await fillLogin(visitor, member)
  await waitForText(visitor, t('cart_added'))
}

async function checkOut(visitor: Visitor): Promise<void> {
  const { t, language } = visitor
  await openPage(visitor, '/cart')
  await expectUsablePage(visitor)
  await click(visitor, by('link', t('cart_checkout')))
  await waitForAddress(visitor, /\/checkout/)
  await fill(visitor, by('textbox', t('checkout_name')), language === 'ar' ? 'نورة الحربي' : 'Noura Alharbi')
  await fill(visitor, by('textbox', t('checkout_phone')), '٠٥٥١٢٣٤٥٦٧')
  await fill(visitor, by('textbox', t('checkout_line')), language === 'ar' ? 'طريق الملك فهد 12' : 'King Fahd Road 12')
  await fill(visitor, by('combobox', t('checkout_city')), language === 'ar' ? 'الرياض' : 'Riyadh')
  await expectUsablePage(visitor)
  await click(visitor, by('button', t('checkout_continue')))
  await chooseDayAndSlot(visitor, t('checkout_days'))
  await expectUsablePage(visitor)
  await click(visitor, by('button', t('checkout_continue')))
  const card = `${t('checkout_card')} ${t('ui_optional')}`
  await fill(visitor, by('textbox', card), language === 'ar' ? 'كل عام وأنتِ بخير' : 'Happy birthday')
  await expectUsablePage(visitor)
  await click(visitor, by('button', t('checkout_place_pay')))
}

/** Approves the payment at the sandbox bank; returns the number of the order. */
async function pay(visitor: Visitor): Promise<string> {
  const { t } = visitor
  await waitForAddress(visitor, /\/sandbox-gateway\/pay\//)
  await click(visitor, by('button', t('sandbox_success')))
  await waitFor(visitor, by('heading', t('payment_success_title')))
  await expectUsablePage(visitor)
  const number = (await readText(visitor)).match(/W?\d{5,}/)?.[0]
  if (!number) throw new Error('The page shows no order number.')
  return number
}

describe('a person buys a bouquet', () => {
  it.each(RUNS)(
    '%s, %s: shop, product, log in, cart, checkout, paid, mail (ROUTE-01 ROUTE-04 ROUTE-06 ROUTE-09 ROUTE-13 ROUTE-15 LANG-01)',
    async (engine, language) => {
      const member = await newMember(server, language)
      await visitAs({ engine, language, screen: 'phone', base: server.url }, async (visitor) => {
        await findBouquet(visitor)
        await addToCart(visitor, member)
        await checkOut(visitor)
        const number = await pay(visitor)
        const { t } = visitor
        await click(visitor, by('link', t('payment_orders')))
        await waitForAddress(visitor, /\/orders\//)
        await waitForText(visitor, number)
        await waitForText(visitor, t('status_beingPrepared'))
        const mail = await waitForMail(
          server.url,
          member.email,
          ({ subject }) => subject === t('mail_paid_subject', { number }),
        )
        expect(mail.language).toBe(language)
      })
    },
  )
})
