import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeBuyer, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { type MadeUser, makeUser } from '../../testing/make-user.ts'
import { productForm, makeCategory, makeKnownPicture } from '../../testing/make-product-form.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { onProcess } from '../../testing/twin-of.ts'
import { formOf, makePhoto } from '../../testing/make-picture.ts'

let shop: TestShop, twin: TestShop
let admin: MadeUser
beforeAll(async () => { shop = await openTestShop(); twin = await shop.twin(); admin = await makeAdmin(shop) })
afterAll(() => shop.close())
const log = (...x: unknown[]) => process.stderr.write(x.map((y) => typeof y === 'string' ? y : JSON.stringify(y)).join(' ').slice(0, 1800) + '\n')

test('takeover by phone', async () => {
  const flower = await makeFlower(shop)
  await admin.visitor.call('placePhoneOrder', { body: { customer: { fullName: 'Attacker', phoneNumber: '0551230001', email: 'attacker@example.com' }, lines: [{ variantId: flower.variantId, quntity: 1 }], ...retailOrder() } })
  const row = await sql<any>`select id from app_user where email='attacker@example.com'`.execute(shop.db)
  await sql`update app_user set password_hash = (select password_hash from app_user where id = ${admin.userId}) where id = ${row.rows[0].id}`.execute(shop.db)
  const v = shop.visitor()
  const login = await v.call('login', { body: { email: 'attacker@example.com', password: 'Peony-Path-81', rememberMe: false } })
  v.token = login.body.token
  const u = await v.call('updatePublicUser', { params: { userId: row.rows[0].id }, body: { fullName: 'Attacker', email: 'attacker@example.com', phoneNumber: '0551230002' } })
  log('update', u.status)
  const victim = await admin.visitor.call('placePhoneOrder', { body: { customer: { fullName: 'Victim', phoneNumber: '0551230002' }, lines: [{ variantId: flower.variantId, quntity: 1 }], ...retailOrder({ deliverySlot: '13:00-15:00' }) } })
  const whose = await sql<any>`select user_id from orders where id = ${victim.body.data.id}`.execute(shop.db)
  log('STOLEN?', whose.rows[0].user_id === row.rows[0].id)
})

const TABLES = ['app_user', 'product', 'variant', 'stock', 'category', 'occasion', 'coupon', 'setting', 'setting_version', 'invitation', 'orders', 'review', 'problem_report', 'problem_reply', 'mail', 'picture', 'product_import', 'payment', 'order_credit', 'ledger_entry', 'debt', 'delivery_failure', 'delivery_proof', 'order_act', 'order_event', 'invoice', 'client', 'session', 'payment_attempt', 'consent', 'private_file', 'file_read', 'cart_line', 'wishlist_item', 'delivery_route', 'client_price', 'branch', 'standing_order', 'one_time_token', 'slug_redirect']
async function snap() {
  const out: Record<string, string> = {}
  for (const t of TABLES) {
    const { rows } = await sql<any>`select coalesce(md5(string_agg(h, '' order by h)), '') as h, count(*)::int as c from (select md5((to_jsonb(x) - 'last_seen_at')::text) h from ${sql.table(t)} x) y`.execute(shop.db).catch((e) => ({ rows: [{ h: 'missing ' + e.message }] }))
    out[t] = rows[0].h
  }
  return out
}
test('no note, no change', async () => {
  const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
  const { order: online } = await makeOrder(shop)
  const { order: ready } = await makeOrder(shop, { paymentTerms: 'cash' })
  const { owner, branchId } = await makeBusiness(shop)
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const other = await makeAdmin(shop, ['orders'])
  const form = await productForm(shop)
  const cat = await makeCategory(shop)
  const pk = await makeKnownPicture(shop)
  const made = await admin.visitor.call('addProduct', { body: form })
  const p = made.body.data
  const reporter = await makeUser(shop)
  const rep = await reporter.visitor.call('reportProblem', { body: { name: 'Nora', email: 'n@example.com', phone: '0551234567', problemType: 'other', description: 'It is wrong, very wrong.' } })
  log('rep', rep.status, rep.body.code, rep.body.errors)
  const csv = 'slug,sku,category,title_en,title_ar,price\nnew-one,NEW-1,x,A b,ب ت,5\n'
  const imp = await admin.visitor.call('importProducts', { body: formOf({ file: { bytes: new TextEncoder().encode(csv), type: 'text/csv' } }) })
  log('imp', imp.status, imp.body.errors, imp.body.code)
  await admin.visitor.call('invite', { body: { email: 'open@example.com', fullName: 'Open One', role: 'Admin', permissions: ['orders'] } })
  const inv = (await admin.visitor.call('getStaff')).body.invitations[0]
  await admin.visitor.call('saveCoupon', { body: { isNew: true, code: 'OLD-ONE', name: 'x', percent: 10, startsAt: null, endsAt: null, mostUses: null, mostPerUser: 9, leastSubtotal: 0 } })
  const s = (await admin.visitor.call('adminSettings')).body.data.find((x: any) => x.key === 'promises')
  await sql`create function boom() returns trigger language plpgsql as $$ begin raise exception 'no note'; end $$`.execute(shop.db)
  await sql`create trigger boom before insert on audit_entry for each row execute function boom()`.execute(shop.db)
  const { version: _v, ...whole } = p
  const calls: [string, any, any?][] = [
    ['saveProduct', { params: { productId: p.id }, body: { ...form, titleEn: 'Other title', version: p.version, variants: p.variants.map(({ onHand: _, ...v }: any) => v) } }],
    ['addProduct', { body: await productForm(shop) }], ['changeProducts', { body: { productIds: [p.id], status: 'draft' } }],
    ['addPicture', { body: formOf({ picture: { bytes: await makePhoto(900, 700), type: 'image/jpeg' } }) }],
    ['addCategory', { body: { slug: 'brand-new', nameEn: 'Brand', nameAr: 'جديد', pictureKey: pk, altEn: 'Some', altAr: 'شيء' } }],
    ['saveCategory', { params: { categoryId: cat }, body: { slug: 'brand-new', nameEn: 'Brand', nameAr: 'جديد', pictureKey: pk, altEn: 'Some', altAr: 'شيء' } }],
    ['deleteCategory', { params: { categoryId: cat } }],
    ['changeStock', { body: { variantId: p.variants[0].id, change: 5, reason: 'restock' } }],
    ['saveCoupon', { body: { isNew: true, code: 'NEW-ONE', name: 'x', percent: 10, startsAt: null, endsAt: null, mostUses: null, mostPerUser: 9, leastSubtotal: 0 } }],
    ['disableCoupon', { params: { code: 'OLD-ONE' } }],
    ['importProducts', { body: formOf({ file: { bytes: new TextEncoder().encode(csv), type: 'text/csv' } }) }],
    ['runImport', { params: { importId: imp.body.data?.id } }], ['cancelImport', { params: { importId: imp.body.data?.id } }],
    ['saveOccasions', { body: { occasions: [{ slug: 'birthday', nameEn: 'Birth', nameAr: 'عيد' }] } }],
    ['editOrder', { params: { orderId: order.id }, body: { shopNote: 'x' } }], ['markReady', { params: { orderId: ready.id } }],
    ['placePhoneOrder', { body: { customer: { fullName: 'A B', phoneNumber: '0551230009' }, lines: [{ variantId: p.variants[0].id, quntity: 1 }], ...retailOrder() } }],
    ['sendPayLink', { params: { orderId: online.id } }],
    ['invite', { body: { email: 'x1@example.com', fullName: 'Open One', role: 'Admin', permissions: ['orders'] } }],
    ['revokeInvitation', { params: { invitationId: inv?.id } }],
    ['changeStaff', { params: { userId: other.userId }, body: { isActive: false } }],
    ['saveSetting', { params: { key: 'promises' }, body: { version: s.version, value: { ...s.value, cities: 11 } } }],
    ['answerReport', { params: { reportId: 1 }, body: { text: 'Hello' } }],
    ['setLanguage', { body: { culture: 'ar' } }],
    ['updatePublicUser', { params: { userId: admin.userId }, body: { fullName: 'Ad Min', email: admin.email, phoneNumber: '0551234999' } }],
    ['changePassword', { body: { userId: admin.userId, oldPassword: 'Peony-Path-81', newPassword: 'Lilac!Lane47', confirmPassword: 'Lilac!Lane47' } }],
    ['deleteMyAccount', { params: { userId: admin.userId }, body: { password: 'Peony-Path-81' } }],
    ['setConsent', { params: { userId: admin.userId }, body: { marketing: true } }],
    ['reportProblem', { body: { name: 'Nora', email: 'n@example.com', phone: '0551234567', problemType: 'other', description: 'It is wrong, very wrong.' } }],
    ['logout', { }],
    ['addToWishlist', { body: { productId: p.id } }],
    ['addToCart', { body: { productId: p.id, variantId: p.variants[0].id, quntity: 1 } }],
  ]
  let before = await snap()
  log('missing', Object.entries(before).filter(([, h]) => h.startsWith('missing')).map(([k]) => k))
  const badly: string[] = []
  for (const [name, input] of calls) {
    let a: any
    try { a = await admin.visitor.call(name as any, input) } catch (e) { a = { status: 'threw', body: { code: String(e) } } }
    const after = await snap()
    const changed = TABLES.filter((t) => after[t] !== before[t])
    log(name, a.status, a.body?.code, a.body?.errors, changed.length ? 'CHANGED ' + changed : '')
    before = after
  }
})
