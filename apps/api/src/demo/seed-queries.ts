import type { Role } from '@warda/domain/access/roles'
import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'

type Translations = { en: string; ar: string }
export type PictureRow = {
  key: string
  width: number
  height: number
  widths: number[]
  colour: string
  preview: string
}
export type VariantRow = {
  sku: string
  size: 'small' | 'medium' | 'large' | 'grand' | 'single'
  stems: number
  price: number
  position: number
  onHand: number
}
export type ProductRow = {
  /** The first picture; its name identifies the row. */
  picture: string
  alt: Translations
  /** Further pictures in their order. */
  views: { picture: string; alt: Translations }[]
  kind: 'bouquet' | 'addOn'
  categorySlug: string
  slug: string
  title: Translations
  description: Translations
  care: Translations
  flowers: string[]
  colours: string[]
  occasions: string[]
  container: string
  /** The size that the picture shows. */
  picturedSize: VariantRow['size'] | null
  discountPercent: number
  soldCount: number
  variants: VariantRow[]
}

/** Lets only one process seed at a time. */
export async function lockSeed(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(7392114509)`.execute(trx)
}

export async function hasProducts(trx: Transaction): Promise<boolean> {
  return (await trx.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function insertPictures(trx: Transaction, pictures: PictureRow[]): Promise<void> {
  await trx
    .insertInto('picture')
    .values(pictures)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Inserts categories in order and returns their ids by slug. */
export async function insertCategories(
  trx: Transaction,
  rows: { slug: string; name: Translations; pictureKey: string; alt: Translations }[],
): Promise<Map<string, number>> {
  const inserted = await trx
    .insertInto('category')
    .values(
      rows.map((row, position) => ({
        slug: row.slug,
        name_en: row.name.en,
        name_ar: row.name.ar,
        picture_key: row.pictureKey,
        picture_alt_en: row.alt.en,
        picture_alt_ar: row.alt.ar,
        position,
      })),
    )
    .returning(['id', 'slug'])
    .execute()
  return new Map(inserted.map((row) => [row.slug, row.id]))
}

/** Inserts products with picture, variants and opening stock and returns their ids by picture file. */
export async function insertProducts(
  trx: Transaction,
  rows: ProductRow[],
  categoryIds: Map<string, number>,
  pictureKey: (file: string) => string,
): Promise<Map<string, number>> {
  const products = await trx
    .insertInto('product')
    .values(
      rows.map((row) => ({
        category_id: categoryIds.get(row.categorySlug) ?? 0,
        kind: row.kind,
        slug: row.slug,
        title_en: row.title.en,
        title_ar: row.title.ar,
        description_en: row.description.en,
        description_ar: row.description.ar,
        care_en: row.care.en,
        care_ar: row.care.ar,
        flowers: row.flowers,
        colours: row.colours,
        occasions: row.occasions,
        container: row.container,
        discount_percent: row.discountPercent,
        sold_count: row.soldCount,
      })),
    )
    .returning(['id', 'slug'])
    .execute()
  const idBySlug = new Map(products.map((row) => [row.slug, row.id]))
  const productId = (row: ProductRow) => idBySlug.get(row.slug) ?? 0
  await insertProductPictures(
    trx,
    rows.map((row) => [productId(row), row]),
    pictureKey,
  )
  await insertVariants(
    trx,
    rows.map((row) => [productId(row), row.variants]),
  )
  return new Map(rows.map((row) => [row.picture, productId(row)]))
}

/** The first picture and the views of products, in order. */
export async function insertProductPictures(
  trx: Transaction,
  products: [id: number, row: ProductRow][],
  pictureKey: (file: string) => string,
): Promise<void> {
  await trx
    .insertInto('product_picture')
    .values(
      products.flatMap(([id, row]) =>
        [{ picture: row.picture, alt: row.alt }, ...row.views].map(({ picture, alt }, position) => ({
          product_id: id,
          picture_key: pictureKey(picture),
          position,
          alt_en: alt.en,
          alt_ar: alt.ar,
          size: position === 0 ? row.picturedSize : null,
        })),
      ),
    )
    .execute()
}

async function insertVariants(trx: Transaction, sets: [productId: number, variants: VariantRow[]][]): Promise<void> {
  const flat = sets.flatMap(([productId, variants]) => variants.map((variant) => ({ productId, variant })))
  const inserted = await trx
    .insertInto('variant')
    .values(flat.map(({ productId, variant: { onHand: _, ...row } }) => ({ product_id: productId, ...row })))
    .returning(['id', 'sku'])
    .execute()
  const onHand = new Map(flat.map(({ variant }) => [variant.sku, variant.onHand]))
  const stock = inserted.map((row) => ({ variant_id: row.id, on_hand: onHand.get(row.sku) ?? 0 }))
  await trx.insertInto('stock').values(stock).execute()
  const opening = stock.filter((row) => row.on_hand > 0)
  await trx
    .insertInto('stock_move')
    .values(opening.map((row) => ({ variant_id: row.variant_id, change: row.on_hand, reason: 'opening' as const })))
    .execute()
}

export async function insertReviews(
  trx: Transaction,
  rows: { productId: number; author: string; stars: number; text: string; language: Language; hoursAgo: number }[],
): Promise<void> {
  await trx
    .insertInto('review')
    .values(
      rows.map((row) => ({
        product_id: row.productId,
        author: row.author,
        stars: row.stars,
        description: row.text,
        language: row.language,
        created_at: sql<Date>`now() - make_interval(hours => ${row.hoursAgo}::int)`,
      })),
    )
    .execute()
}

export async function saveSetting(trx: Transaction, key: string, value: unknown): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Inserts an approved business client with its branches. */
export async function insertClient(
  trx: Transaction,
  client: {
    organizationName: string
    unifiedNumber: string
    registerNumber: string
    registerIssueDate: string
    registerExpiryDate: string
    ownerName: string
    ownerIdentityNumber: string
    ownerContactNumber: string
    taxNumber: string
    address: { street: string; buildingNumber: string; district: string; city: string; postalCode: string }
    creditLimit: number
    branches: readonly {
      name: string
      address: string
      phone: string
      openingHours: string
      employeeCount: number
      latitude: number
      longitude: number
    }[]
  },
): Promise<{ id: number; firstBranchId: number }> {
  const { street, buildingNumber, district, city, postalCode } = client.address
  const { id } = await trx
    .insertInto('client')
    .values({
      organization_name: client.organizationName,
      unified_number: client.unifiedNumber,
      register_number: client.registerNumber,
      register_issue_date: client.registerIssueDate,
      register_expiry_date: client.registerExpiryDate,
      owner_name: client.ownerName,
      owner_identity_number: client.ownerIdentityNumber,
      owner_contact_number: client.ownerContactNumber,
      is_tax_registered: true,
      tax_number: client.taxNumber,
      street,
      building_number: buildingNumber,
      district,
      city,
      postal_code: postalCode,
      review_state: 'approved',
      reviewed_at: sql<Date>`now()`,
      credit_limit: client.creditLimit,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const branches = await trx
    .insertInto('branch')
    .values(
      client.branches.map(({ openingHours, employeeCount, ...branch }) => ({
        client_id: id,
        opening_hours: openingHours,
        employee_count: employeeCount,
        ...branch,
      })),
    )
    .returning('id')
    .execute()
  return { id, firstBranchId: Math.min(...branches.map((branch) => branch.id)) }
}

type DocumentFile = { id: string; mime: string; bytes: number; sha256: Buffer; width: number; height: number }

/** Inserts a document of a client as a private file; the register copy and the owner's identity are linked to the client. */
export async function insertDocument(
  trx: Transaction,
  { id, mime, bytes, sha256, width, height }: DocumentFile,
  of: { kind: 'registerCopy' | 'ownerIdentity' | 'managerIdentity'; clientId: number; createdBy: string },
): Promise<void> {
  await trx
    .insertInto('private_file')
    .values({ id, mime, bytes, sha256, width, height, kind: of.kind, client_id: of.clientId, created_by: of.createdBy })
    .execute()
  if (of.kind === 'managerIdentity') return
  const column = of.kind === 'registerCopy' ? 'register_copy' : 'owner_identity'
  await trx
    .updateTable('client')
    .set({ [column]: id })
    .where('id', '=', of.clientId)
    .execute()
}

export async function hasAccount(db: Database, email: string): Promise<boolean> {
  const row = await db.selectFrom('app_user').select('id').where('email_folded', '=', email).limit(1).executeTakeFirst()
  return row !== undefined
}

export async function isDocument(trx: Transaction, id: string): Promise<boolean> {
  return (await trx.selectFrom('private_file').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Inserts the manager of a branch. */
export async function insertDemoManager(
  trx: Transaction,
  manager: { userId: string; branchId: number; identityFile: string; createdBy: string },
): Promise<void> {
  await trx
    .insertInto('branch_manager')
    .values({
      user_id: manager.userId,
      branch_id: manager.branchId,
      identity_number: '1093847562',
      identity_file: manager.identityFile,
      created_by: manager.createdBy,
    })
    .execute()
}

export async function joinClient(trx: Transaction, userId: string, clientId: number): Promise<void> {
  await trx.updateTable('app_user').set({ client_id: clientId }).where('id', '=', userId).execute()
}

/** Inserts a user with a confirmed email address; returns the id, or null when the address is in use. */
export async function insertPerson(
  trx: Transaction,
  person: { role: Role; fullName: string; email: string; phone: string; passwordHash: string },
): Promise<string | null> {
  const row = await trx
    .insertInto('app_user')
    .values({
      role: person.role,
      full_name: person.fullName,
      email: person.email,
      email_folded: person.email,
      phone: person.phone,
      phone_e164: `+966${person.phone.slice(1)}`,
      password_hash: person.passwordHash,
      email_confirmed_at: sql<Date>`now()`,
      terms_accepted_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('email_folded').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertWelcomeCode(
  trx: Transaction,
  code: string,
  percent: number,
  userId: string,
): Promise<void> {
  await trx
    .insertInto('coupon')
    .values({ code, percent, user_id: userId, first_order_only: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
