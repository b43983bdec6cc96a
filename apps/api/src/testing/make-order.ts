import type { OrderBody, ShopperOrder } from '@warda/contract/orders'
import { addDays, type IsoDate, riyadhDate, weekday } from '@warda/domain/time/riyadh-time'
import { sql } from 'kysely'
import type { TestAnswer } from './api-client.ts'
import { makeUser, type TestUser, type UserOptions } from './make-user.ts'
import type { TestShop } from './shop.ts'

let counter = 0
let deliveries = 0

export type FlowerOptions = { price?: number; stock?: number; discountPercent?: number }

/** Creates a published product with one variant in its own category; price in halalas. */
export async function makeFlower(shop: Pick<TestShop, 'db'>, options: FlowerOptions = {}) {
  counter += 1
  const name = `flower-${process.pid}-${counter}`
  const { rows } = await sql<{ variantId: number; productId: number }>`
    with k as (
      insert into picture (key, width, height, widths, colour, preview) values (${name}, 800, 1000, '{400,800}', '#aa8899', 'data:,') returning key
    ), c as (
      insert into category (slug, name_en, name_ar, picture_key, picture_alt_en, picture_alt_ar, position)
      select ${name}, ${name}, 'ورد', key, 'A', 'أ', ${counter} from k returning id
    ), p as (
      insert into product (category_id, slug, title_en, title_ar, description_en, description_ar, discount_percent)
      select id, ${name}, ${`Bouquet ${counter}`}, ${`باقة ${counter}`}, 'Fresh', 'طازجة', ${options.discountPercent ?? 0} from c returning id
    ), shown as (
      insert into product_picture (product_id, picture_key, position, alt_en, alt_ar) select p.id, k.key, 1, 'Roses', 'ورد' from p, k
    ), v as (
      insert into variant (product_id, sku, size, stems, price, position)
      select id, ${name}, 'medium', 12, ${options.price ?? 10_000}, 1 from p returning id, product_id
    ), s as (
      insert into stock (variant_id, on_hand) select id, ${options.stock ?? 10} from v
    ), moved as (
      insert into stock_move (variant_id, change, reason) select id, ${options.stock ?? 10}, 'opening' from v where ${options.stock ?? 10} > 0
    )
    select id as "variantId", product_id as "productId" from v
  `.execute(shop.db)
  const row = rows[0]
  if (!row) throw new Error('The product was not created.')
  return row
}

/** Puts lines into a user's cart directly in the database. */
export async function fillCart(
  shop: Pick<TestShop, 'db'>,
  userId: string,
  lines: readonly { variantId: number; quantity?: number }[],
): Promise<void> {
  for (const { variantId, quantity } of lines) {
    await sql`
      insert into cart_line (user_id, variant_id, quantity) values (${userId}, ${variantId}, ${quantity ?? 1})
      on conflict (user_id, variant_id) do update set quantity = excluded.quantity
    `.execute(shop.db)
  }
}

/** Empties a user's cart, to which a rejected order has returned its lines. */
export const emptyCart = (shop: Pick<TestShop, 'db'>, userId: string) =>
  shop.db.deleteFrom('cart_line').where('user_id', '=', userId).execute()

/** An order of a retail buyer for the Monday after the test shop's Sunday. */
export const retailOrder = (changed: Partial<OrderBody> = {}): OrderBody => ({
  recipient: { fullName: 'Noura Saleh', phoneNumber: '0551112233' },
  deliveryAddress: { line: 'King Fahd Road 12', city: 'Riyadh', latitude: 24.71, longitude: 46.68 },
  deliveryDate: '2026-11-30',
  deliverySlot: '11:00-13:00',
  paymentTerms: 'online',
  ...changed,
})

/** Creates a buyer with a filled cart; with one new product by default. */
export async function makeBuyer(
  shop: TestShop,
  lines?: readonly { variantId: number; quantity?: number }[],
  options: UserOptions = {},
): Promise<TestUser> {
  const buyer = await makeUser(shop, options)
  await fillCart(shop, buyer.userId, lines ?? [await makeFlower(shop)])
  return buyer
}

/** Places the buyer's cart through the API. */
export const place = (
  buyer: TestUser,
  body: unknown = retailOrder(),
  headers: Record<string, string> = {},
): Promise<TestAnswer> => buyer.visitor.call('placeOrder', { params: { id: buyer.userId }, body, headers })

const DAYS = 8
const SLOTS = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00', '17:00-19:00']

/** The days of delivery after the shop's today; Friday is left out, because it has fewer slots. */
const nextDays = (today: IsoDate): IsoDate[] =>
  Array.from({ length: 2 * DAYS }, (_, at) => addDays(today, at + 1))
    .filter((day) => weekday(day) !== 5)
    .slice(0, DAYS)

/** Rotates days and slots, so that many orders fit into the calendar. */
function nextDelivery(shop: TestShop): Pick<OrderBody, 'deliveryDate' | 'deliverySlot'> {
  deliveries += 1
  return {
    deliveryDate: nextDays(riyadhDate(shop.clock.now()))[deliveries % DAYS] ?? '',
    deliverySlot: SLOTS[Math.floor(deliveries / DAYS) % SLOTS.length] ?? '',
  }
}

/** Places an order of one product, a new one by default, for a new buyer through the API. */
export async function makeOrder(
  shop: TestShop,
  changed: Partial<OrderBody> = {},
  { flower: given, ...options }: UserOptions & { flower?: Awaited<ReturnType<typeof makeFlower>> | undefined } = {},
) {
  const flower = given ?? (await makeFlower(shop))
  const buyer = await makeBuyer(shop, [flower], options)
  const placed = await place(buyer, retailOrder({ ...nextDelivery(shop), ...changed }))
  if (placed.status !== 200) throw new Error(`The order was not placed: ${JSON.stringify(placed.body)}`)
  return { buyer, flower, order: placed.body.data as ShopperOrder }
}

/** Creates a business owner with a branch. */
export async function makeBusiness(shop: TestShop, options: UserOptions & { creditLimit?: number } = {}) {
  const owner = await makeUser(shop, { role: 'Customer', ...options })
  await completeClient(shop, owner, options.creditLimit ?? 100_000_000)
  const branch = await shop.db
    .insertInto('branch')
    .values({ client_id: owner.clientId, name: 'Olaya', address: 'Olaya Street 5, Riyadh' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { owner, branchId: branch.id }
}

/** Completes and approves a client's profile with a credit limit (halalas) directly in the database. */
export async function completeClient(
  shop: Pick<TestShop, 'db'>,
  owner: Pick<TestUser, 'userId' | 'clientId'>,
  creditLimit: number,
): Promise<void> {
  await sql`
    with documents as (
      insert into private_file (kind, mime, bytes, sha256, width, height, client_id, created_by)
      select kind, 'image/jpeg', 1, '\\x00', 1, 1, ${owner.clientId}::int, ${owner.userId}::uuid
      from unnest(array['registerCopy', 'ownerIdentity']) as kind
      returning id, kind
    )
    update client set organization_name = coalesce(organization_name, 'Test Company'), unified_number = '7001234567',
      register_number = '1010010000', register_issue_date = '2024-01-01', register_expiry_date = '2029-01-01',
      register_copy = (select id from documents where kind = 'registerCopy'), owner_name = 'Test Owner',
      owner_identity_number = '1000000008', owner_contact_number = '0512345678',
      owner_identity = (select id from documents where kind = 'ownerIdentity'), is_tax_registered = false,
      review_state = 'approved', credit_limit = ${creditLimit}
    where id = ${owner.clientId}
  `.execute(shop.db)
}
