import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { type StandInAuthority, startStandInAuthority } from '@warda/api/testing/tax-authority/stand-in-authority'
import { getRoute } from '@warda/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { box, goToBackOfficePage, openBackOffice } from './back-office.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { call, type Session } from './session.ts'

let authority: StandInAuthority
let server: TestServer
beforeAll(async () => {
  authority = await startStandInAuthority()
  server = await openTestServer({ environment: { ZATCA_URL: authority.url } })
})
afterAll(async () => {
  await server.close()
  await authority.close()
})

async function fillForm(guest: Guest, password: string): Promise<void> {
  const { page, t } = guest
  const fill = (name: string, text: string) => box(guest, name).fill(text)
  await page.getByRole('combobox', { name: t('tax_environment') }).selectOption('simulation')
  await fill(t('tax_one_time_password'), password)
  await fill(t('tax_branch'), 'Riyadh')
  await fill(t('tax_location'), 'RRRD2929')
  await fill(t('tax_business_category'), 'Flowers')
  await page.getByRole('button', { name: t('tax_onboard_submit'), exact: true }).click()
}

describe.each(READERS)('%s on %s', (...reader) => {
  it('ZATCA-04 the owner connects a unit: a wrong password is explained, then the steps run to the end', async () => {
    await visit(server, reader, async (guest) => {
      const { page, t } = guest
      await openBackOffice(guest, 'tax')
      await expectUsablePage(guest)
      const active = page.getByText(t('tax_state_active'), { exact: true })
      const before = await active.count()
      if (before > 0) await page.getByText(t('tax_onboard_another')).click()
      await fillForm(guest, '000000')
      await page.getByText('The provided OTP is invalid').first().waitFor()
      await expectUsablePage(guest)
      await box(guest, t('tax_one_time_password')).fill(before > 0 ? '222222' : '111111')
      await page.getByRole('button', { name: t('tax_onboard_submit'), exact: true }).click()
      await expect
        .poll(
          async () =>
            (await server.db.selectFrom('tax_unit').select('id').where('state', '=', 'active').execute()).length,
          {
            timeout: 30_000,
          },
        )
        .toBe(1)
      await goToBackOfficePage(guest, 'tax')
      await active.waitFor()
      await expectUsablePage(guest)
    })
  })

  it('ZATCA-07 the desk sees why documents were rejected, sends one again and issues a corrected copy of another', async () => {
    await visit(server, reader, async (guest) => {
      const { page, t } = guest
      const session = await openBackOffice(guest, 'tax')
      authority.interrupt.set('/invoices/reporting/single', (_, response) => {
        response.writeHead(400, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ errors: [{ code: 'BR-KSA-37', message: 'The building number has 4 digits.' }] }))
        return true
      })
      await issueInvoice(guest, session)
      await issueInvoice(guest, session)
      await expect.poll(() => countIn('rejected')).toBe(2)
      authority.interrupt.clear()
      await goToBackOfficePage(guest, 'tax?state=rejected')
      await page.getByText('The building number has 4 digits.').first().waitFor()
      await page.getByText(t('tax_reason_seller_address')).first().waitFor()
      await expectUsablePage(guest)
      await page
        .getByRole('button', { name: t('tax_retry'), exact: false })
        .first()
        .click()
      await expect.poll(() => countIn('rejected')).toBe(1)
      const replaced = await countIn('replaced')
      await page
        .getByRole('button', { name: t('tax_correct'), exact: false })
        .first()
        .click()
      await expect.poll(() => countIn('rejected')).toBe(0)
      expect(await countIn('replaced')).toBe(replaced + 1)
      await goToBackOfficePage(guest, 'tax')
      await page.getByRole('button', { name: t('tax_export_save') }).waitFor()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: t('tax_export_save') }).click()
      expect((await download).suggestedFilename()).toMatch(/^tax-documents_.*\.zip$/)
      await expectUsablePage(guest)
    })
  })
})

const countIn = async (state: 'rejected' | 'replaced'): Promise<number> =>
  (await server.db.selectFrom('tax_submission').select('invoice_id').where('state', '=', state).execute()).length

/** Issues the simplified invoice of an order of the demo that has none; it may be rejected at once. */
async function issueInvoice(guest: Guest, session: Session): Promise<void> {
  const orders = await server.db
    .selectFrom('orders')
    .select('id')
    .where('agreed_at', 'is not', null)
    .where('client_id', 'is', null)
    .where('state', 'in', ['placed', 'preparing', 'ready'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invoice').select('invoice.id').whereRef('invoice.order_id', '=', 'orders.id'))),
    )
    .execute()
  expect(orders.length).toBeGreaterThan(0)
  const body = { clientId: 0, orderId: orders[0]?.id }
  await call(guest, 'POST', getRoute('createInvoice').path, body, session).catch((error: unknown) => {
    if (!String(error).includes('invoice.rejected')) throw error
  })
}
