import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTaxShop, type TaxShop } from '../../testing/open-tax-shop.ts'
import { remindCertificates } from './remind-certificates.ts'

const DAY_MS = 86_400_000

let tax: TaxShop
let arabic: TestUser
beforeAll(async () => {
  tax = await openTaxShop()
})
afterAll(() => tax.close())

const mails = async (kind: string) => {
  const { rows } = await sql<{ address: string; language: string; payload: Record<string, unknown> }>`
    select to_address as address, language, payload from mail where kind = ${kind} order by created_at, to_address
  `.execute(tax.shop.db)
  return rows
}

test('ZATCA-04 those responsible get a mail 30 and 7 days before the certificate expires and on the day, each once', async () => {
  arabic = await makeAdmin(tax.shop, ['settings'])
  await makeAdmin(tax.shop, ['orders'])
  await tax.shop.db.updateTable('app_user').set({ language: 'ar' }).where('id', '=', arabic.userId).execute()
  const remind = async (days: number) => {
    const expires = new Date(tax.shop.clock.now() + days * DAY_MS)
    await sql`update tax_unit set expires_at = ${expires} where state = 'active'`.execute(tax.shop.db)
    await remindCertificates(tax.shop.context)
    return (await mails('tax-certificate-expiry')).length
  }
  expect([await remind(31), await remind(30), await remind(29), await remind(7), await remind(6)]).toEqual([
    0, 2, 2, 4, 4,
  ])
  expect([await remind(0), await remind(0)]).toEqual([6, 6])
  const sent = await mails('tax-certificate-expiry')
  expect(new Set(sent.map(({ address, language }) => `${address} ${language}`))).toEqual(
    new Set([`${tax.admin.email} en`, `${arabic.email} ar`]),
  )
  expect(sent.map(({ payload }) => payload.stage)).toEqual(['month', 'month', 'week', 'week', 'day', 'day'])
  await remind(365)
})
