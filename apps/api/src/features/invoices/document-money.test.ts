import type { Statement } from '@warda/contract/statements'
import { languages } from '@warda/domain/language'
import { toRiyals } from '@warda/domain/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RIYAL_SIGN } from '../../adapters/pdf/riyal-font.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser } from '../../testing/make-user.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { DEFAULT_STYLE } from './document-style.ts'
import { renderStatement } from './render-statement.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const read = (pdf: Uint8Array): string => pdfPages(pdf).join('').replace(/\s/g, '')

async function showSign(riyalSign: boolean): Promise<void> {
  const { visitor: owner } = await makeUser(shop, { role: 'Admin' })
  const { data } = (await owner.call('adminSettings')).body
  const { value, version } = data.find(({ key }: { key: string }) => key === 'identity')
  const body = { value: { ...value, riyalSign }, version }
  expect((await owner.call('saveSetting', { params: { key: 'identity' }, body })).status).toBe(200)
}

const STATEMENT: Statement = {
  branch: null,
  who: { clientId: 7, userId: null, name: 'Nora', phoneNumber: '0551112233' },
  from: '2026-11-01',
  to: '2026-11-29',
  opening: toRiyals(0),
  closing: toRiyals(1_085),
  entries: [],
  ageing: {
    current: toRiyals(1_085),
    days0to30: toRiyals(0),
    days31to60: toRiyals(0),
    days61to90: toRiyals(0),
    over90: toRiyals(0),
    total: toRiyals(1_085),
  },
  storeCredit: toRiyals(25),
}

describe('money on PDF documents', () => {
  test('OPEN-05 an invoice has the riyal sign left of its sums, and the text when the shop wants no sign', async () => {
    const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
    const { visitor: driver } = await makeUser(shop, { role: 'ShippingEmployee' })
    const created = await driver.call('createInvoice', { body: { clientId: 0, orderId: order.id } })
    const { pathname } = new URL(created.body.invoiceUrl)
    const fetchText = async () => read(new Uint8Array(await (await shop.visitor().fetch(pathname)).arrayBuffer()))
    const withSign = await fetchText()
    expect(withSign).toContain(`${RIYAL_SIGN}125.00`)
    // Net, VAT, total, paid and outstanding.
    expect(withSign.split(RIYAL_SIGN).length - 1).toBe(5)
    expect(withSign).not.toContain('SAR125.00')
    await showSign(false)
    const withoutSign = await fetchText()
    expect(withoutSign).toContain('SAR125.00')
    expect(withoutSign).not.toContain(RIYAL_SIGN)
    await showSign(true)
  })

  test.each(languages)(
    'OPEN-05 a statement in %s has the riyal sign left of its sums and in its heads',
    async (language) => {
      const withSign = read(await renderStatement(STATEMENT, language, 'Warda'))
      expect(withSign).toContain(`${RIYAL_SIGN}1,085.00`)
      expect(withSign).toContain(`${RIYAL_SIGN}25.00`)
      // Seven sums and two heads.
      expect(withSign.split(RIYAL_SIGN).length - 1).toBe(9)
      const withoutSign = read(
        await renderStatement(STATEMENT, language, 'Warda', { ...DEFAULT_STYLE, riyalSign: false }),
      )
      expect(withoutSign).not.toContain(RIYAL_SIGN)
      if (language === 'en') expect(withoutSign).toContain('Amount(SAR)')
    },
  )
})
