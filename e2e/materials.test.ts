import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from './accounts.ts'
import { goToBackOfficePage } from './back-office.ts'
import type { Language, Screen } from './browser.ts'
import { enterDate, leaveDate } from './date-fields.ts'
import { type Guest, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import type { Messages } from './messages.ts'
import { signIn } from './session.ts'

let server: TestServer
let head: Member
let florist: Member
beforeAll(async () => {
  server = await openTestServer()
  head = await makeStaff(['workroom', 'materials', 'purchasing'])
  florist = await makeStaff(['workroom', 'materials'])
})
afterAll(() => server.close())

async function makeStaff(permissions: string[]): Promise<Member> {
  const { userId, ...member } = await newMember(server, 'en')
  await server.db.updateTable('app_user').set({ role: 'Admin', permissions }).where('id', '=', userId).execute()
  return member
}

/** An order in preparation with one item and no card, and the material of its recipe that is used most. */
async function findOrder() {
  const order = await server.db
    .selectFrom('orders as o')
    .innerJoin('order_line as l', 'l.order_id', 'o.id')
    .select(['o.number', 'o.delivery_date as day', (eb) => eb.fn.max('l.product_id').as('productId')])
    .select((eb) => eb.fn.max('l.variant_id').as('variantId'))
    .where('o.state', '=', 'preparing')
    .where('o.agreed_at', 'is not', null)
    .where('o.planned_date', 'is', null)
    .where('o.address_wanted_until', 'is', null)
    .where('o.card_message', 'is not', null)
    .where('l.variant_id', 'in', server.db.selectFrom('recipe_line').select('variant_id'))
    .groupBy(['o.id', 'o.number', 'o.delivery_date'])
    .having((eb) => eb.fn.countAll(), '=', 1)
    .orderBy('o.number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const material = await server.db
    .selectFrom('recipe_line as r')
    .innerJoin('material as m', 'm.id', 'r.material_id')
    .innerJoin('supplier as s', 's.id', 'm.supplier_id')
    .select(['m.id', 'm.name_en as nameEn', 'm.name_ar as nameAr', 's.name as supplier'])
    .where('r.variant_id', '=', order.variantId)
    .where('m.kind', '=', 'stem')
    .orderBy('r.quantity', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { ...order, material }
}

const readStock = async (id: number) =>
  (await server.db.selectFrom('material').select('on_hand').where('id', '=', id).executeTakeFirstOrThrow()).on_hand

const main = ({ page }: Guest): Locator => page.getByRole('main')
const dialog = ({ page }: Guest): Locator => page.getByRole('dialog')
const rowOf = (guest: Guest, name: string): Locator =>
  main(guest)
    .getByRole('row')
    .filter({ has: guest.page.getByRole('rowheader').getByText(name, { exact: true }) })

const READERS: readonly [Language, Screen][] = [
  ['en', 'tablet'],
  ['ar', 'tablet'],
]

describe('a morning in the workroom', () => {
  it.each(READERS)(
    'in %s on a %s: what is needed today, the purchase list printed, a delivery received, an order made, stems wasted, the margin (DESK-03)',
    async (...reader) => {
      const { number, day, productId, material } = await findOrder()
      const name = reader[0] === 'ar' ? material.nameAr : material.nameEn
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        await page.addInitScript(() => {
          window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
        })
        await signIn(guest, head)
        await page.goto(`${base}/admin/purchase-list?from=${day}&days=1`)
        await rowOf(guest, name).waitFor()
        await expectUsablePage(guest)
        await page.getByRole('button', { name: t('purchase_print') }).click()
        await page.locator('html[data-printed=yes]').waitFor()
        await page.emulateMedia({ media: 'print' })
        await main(guest).getByText(material.supplier).filter({ visible: true }).first().waitFor()
        await page.emulateMedia({ media: 'screen' })

        const before = await readStock(material.id)
        await receive(guest, name)
        await expect.poll(() => readStock(material.id)).toBe(before + 30)

        await makeOrder(guest, number, day)
        await expect.poll(() => readStock(material.id)).toBeLessThan(before + 30)

        const made = await readStock(material.id)
        await waste(guest, material.id, name)
        await expect.poll(() => readStock(material.id)).toBe(made - 3)

        await page.goto(`${base}/admin/margins?from=${day}`)
        await main(guest).locator(`a[href$="/admin/recipes/${productId}"]`).first().waitFor()
        await expectUsablePage(guest)
      })
    },
  )

  it('a florist records a delivery and sees no cost, supplier page or margin (DESK-04)', async () => {
    await visit(server, ['ar', 'phone'], async (guest) => {
      const { page, base, t } = guest
      await signIn(guest, florist)
      await goToBackOfficePage(guest, 'materials')
      await main(guest).getByRole('table').waitFor()
      await expectUsablePage(guest)
      expect(await main(guest).getByText(t('materials_pack_cost')).count()).toBe(0)
      await goToBackOfficePage(guest, 'purchase-list/receive')
      await addMaterial(guest, 'Eucalyptus')
      await page.getByLabel(t('receive_quantity', { unit: t('materials_unit_stem') })).fill('٢٠')
      expect(await page.getByLabel(t('materials_price')).count()).toBe(0)
      await expectUsablePage(guest)
      await page.getByRole('button', { name: t('receive_save') }).click()
      await page.waitForURL(`${base}/admin/purchase-list`)
      await goToBackOfficePage(guest, 'purchase-list/orders')
      await expectUsablePage(guest)
      for (const denied of ['margins', 'suppliers', 'recipes/1']) {
        await page.goto(`${base}/admin/${denied}`)
        await page.getByRole('heading', { level: 1, name: t('admin_denied_title') }).waitFor()
      }
    })
  })

  it.each(READERS)(
    'in %s on a %s: an owner writes a recipe, a supplier and a material, and records the purchase list as ordered (DESK-03)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t, language } = guest
        const supplier = language === 'ar' ? 'مشتل الواحة' : 'Oasis Nursery'
        const stem = language === 'ar' ? 'كاميليا' : 'Camellia'
        await signIn(guest, head)
        await goToBackOfficePage(guest, 'suppliers')
        await page
          .getByRole('button', { name: t('suppliers_new') })
          .first()
          .click()
        await dialog(guest).getByLabel(t('suppliers_name')).fill(supplier)
        await expectUsablePage(guest)
        await dialog(guest)
          .getByRole('button', { name: t('admin_ui_save') })
          .click()
        await rowOf(guest, supplier).waitFor()
        await expectUsablePage(guest)

        await goToBackOfficePage(guest, 'materials')
        await page
          .getByRole('button', { name: t('materials_new') })
          .first()
          .click()
        await dialog(guest).getByLabel(t('materials_name_en')).fill(`Camellia ${language}`)
        await dialog(guest)
          .getByLabel(t('materials_name_ar'))
          .fill(language === 'ar' ? stem : 'كاميليا حمراء')
        await dialog(guest).getByLabel(t('materials_supplier')).selectOption({ label: supplier })
        await dialog(guest).getByLabel(t('materials_pack_size')).fill('10')
        await dialog(guest).getByLabel(t('materials_reorder_level')).fill('15')
        await expectUsablePage(guest)
        await dialog(guest)
          .getByRole('button', { name: t('admin_ui_save') })
          .click()
        await dialog(guest).waitFor({ state: 'detached' })

        await goToBackOfficePage(guest, 'recipes/1')
        await addMaterial(guest, language === 'ar' ? 'Camellia ar' : 'Camellia en')
        await page
          .getByRole('button', { name: new RegExp(t('recipes_save', { size: '' }).trim()) })
          .first()
          .click()
        await page.getByText(t('recipes_api_saved')).first().waitFor()
        await expectUsablePage(guest)

        await page.goto(`${base}/admin/purchase-list`)
        const group = main(guest).getByRole('region', { name: supplier })
        await group.getByRole('button', { name: t('purchase_record') }).click()
        await page.getByText(t('suppliers_api_ordered')).first().waitFor()
        await goToBackOfficePage(guest, 'purchase-list/orders')
        await main(guest).getByRole('heading', { name: supplier }).waitFor()
        await expectUsablePage(guest)
      })
    },
  )
})

/** Searches a material and chooses the first one found. */
async function addMaterial(guest: Guest, name: string): Promise<void> {
  const search = main(guest)
    .getByRole('combobox', { name: guest.t('materials_add') })
    .first()
  await search.fill(name)
  await main(guest).getByRole('listbox').getByRole('option').first().waitFor()
  await search.press('Enter')
}

async function receive(guest: Guest, name: string): Promise<void> {
  const { page, base, t } = guest
  await page.getByRole('link', { name: t('receive_title') }).click()
  await page.waitForURL(`${base}/admin/purchase-list/receive`)
  await addMaterial(guest, name)
  await page.getByLabel(t('receive_quantity', { unit: t('materials_unit_stem') })).fill('30')
  await page.getByLabel(t('materials_price')).fill('75.50')
  await page.getByLabel(t('materials_batch')).fill('B-77')
  await enterDate(page, page.getByLabel(t('materials_use_by')).first(), '2031-03-09')
  await leaveDate(page)
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('receive_save') }).click()
  await page.waitForURL(`${base}/admin/purchase-list`)
}

async function makeOrder(guest: Guest, number: number, day: string): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/admin/workroom?day=${day}`)
  const card = main(guest)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `#${number}` }) })
  const parts: Parameters<Messages>[0][] = ['workroom_arranged', 'workroom_card_written', 'workroom_packed']
  for (const key of parts) {
    const button = card.getByRole('button', { name: t(key) })
    await button.click()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  }
  await card.getByText(t('workroom_ready'), { exact: true }).waitFor()
}

async function waste(guest: Guest, materialId: number, name: string): Promise<void> {
  const { page, t } = guest
  await goToBackOfficePage(guest, `materials/${materialId}`)
  await page.getByText('B-77').first().waitFor()
  await page.getByRole('button', { name: t('materials_waste_named', { name }) }).click()
  await dialog(guest)
    .getByRole('radio', { name: t('stock_waste_wilted') })
    .check()
  await dialog(guest).getByLabel(t('materials_quantity')).fill('3')
  await expectUsablePage(guest)
  await dialog(guest)
    .getByRole('button', { name: t('materials_waste_record') })
    .click()
  await main(guest).getByText(t('stock_waste_wilted'), { exact: true }).first().waitFor()
  await expectUsablePage(guest)
}
