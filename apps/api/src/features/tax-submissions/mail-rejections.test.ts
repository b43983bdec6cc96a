import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import { openTaxShop, type TaxShop } from '../../testing/open-tax-shop.ts'
import { mailRejections } from './mail-rejections.ts'
import { submitDocuments } from './submit-documents.ts'

let rejectsAll = false
let tax: TaxShop
beforeAll(async () => {
  tax = await openTaxShop({
    checkXml: async () =>
      rejectsAll ? [{ type: 'ERROR', code: 'BR-KSA-37', category: 'KSA', message: 'Four digits.' }] : [],
  })
})
afterAll(() => tax.close())

test('ZATCA-07 those responsible are told of rejected documents in one mail, of each document once', async () => {
  await makeAdmin(tax.shop, ['orders'])
  rejectsAll = true
  const jobs = async () =>
    (
      await sql<{ runAt: Date }>`
        select run_at as "runAt" from graphile_worker.jobs where key = 'mail-tax-rejections'
      `.execute(tax.shop.db)
    ).rows
  await tax.issueSimplified()
  await submitDocuments(tax.shop.context)
  const first = await jobs()
  await tax.issueSimplified()
  await submitDocuments(tax.shop.context)
  // Documents that are rejected one after another do not postpone the mail.
  expect(await jobs()).toEqual(first)
  expect(first).toHaveLength(1)
  const twin = await tax.shop.twin()
  await Promise.all([mailRejections(tax.shop.context), mailRejections(twin.context)])
  const mails = () =>
    tax.shop.db.selectFrom('mail').select(['to_address', 'payload']).where('kind', '=', 'tax-rejected').execute()
  expect(await mails()).toMatchObject([
    { to_address: tax.admin.email, payload: { numbers: ['INV-000001', 'INV-000002'], count: 2 } },
  ])
  await sql`update tax_submission set state = 'waiting', answered_at = null, next_attempt_at = now()`.execute(
    tax.shop.db,
  )
  await submitDocuments(tax.shop.context)
  await mailRejections(tax.shop.context)
  expect(await mails()).toHaveLength(1)
  await tax.issueSimplified()
  await submitDocuments(tax.shop.context)
  await mailRejections(tax.shop.context)
  expect((await mails())[1]).toMatchObject({ payload: { numbers: ['INV-000003'] } })
})
