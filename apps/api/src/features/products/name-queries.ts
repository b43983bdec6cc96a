import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

type Kind = 'product' | 'category'

/**
 * Serialises writers of slugs and SKUs until the transaction ends, so that a free name stays free until it is used. Taken before any product
 * is locked.
 */
export async function lockNames(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(7392114510)`.execute(trx)
}

/** Whether another product or category has this slug. */
export async function isSlugTaken(
  trx: Transaction,
  kind: Kind,
  slug: string,
  exceptId: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(kind)} where slug = ${slug} and id is distinct from ${exceptId}::int
  `.execute(trx)
  return rows.length > 0
}

/** The current slug of another product that once had this slug. */
export async function findFormerOwner(
  trx: Transaction,
  slug: string,
  exceptId: number | null,
): Promise<string | undefined> {
  const { rows } = await sql<Columns<'product', 'slug'>>`
    select p.slug from slug_redirect r join product p on p.id = r.target_id
    where r.kind = 'product' and r.slug = ${slug} and p.id is distinct from ${exceptId}::int
  `.execute(trx)
  return rows[0]?.slug
}

/** Redirects an old slug to its product or category, and removes a redirect that had the new slug. */
export async function redirectOldSlug(
  trx: Transaction,
  kind: Kind,
  id: number,
  from: string,
  to: string,
): Promise<void> {
  await sql`delete from slug_redirect where kind = ${kind} and slug = ${to}`.execute(trx)
  if (from === to) return
  await sql`
    insert into slug_redirect (kind, slug, target_id) values (${kind}, ${from}, ${id})
    on conflict (kind, slug) do update set target_id = excluded.target_id, created_at = now()
  `.execute(trx)
}

/** Removes the redirect of a slug that a new product or category uses. */
export async function deleteSlugRedirect(trx: Transaction, kind: Kind, slug: string): Promise<void> {
  await sql`delete from slug_redirect where kind = ${kind} and slug = ${slug}`.execute(trx)
}

/** Removes the redirects to a deleted product or category. */
export async function deleteRedirectsTo(trx: Transaction, kind: Kind, id: number): Promise<void> {
  await sql`delete from slug_redirect where kind = ${kind} and target_id = ${id}`.execute(trx)
}

/** The SKUs that belong to another product. */
export async function findTakenSkus(
  trx: Transaction,
  skus: readonly string[],
  exceptProduct: number | null,
): Promise<string[]> {
  const { rows } = await sql<Columns<'variant', 'sku'>>`
    select sku from variant where sku = any(${sql.val([...skus])}::text[]) and product_id is distinct from ${exceptProduct}::int
  `.execute(trx)
  return rows.map((row) => row.sku)
}

/** Locks a category against deletion; false when it does not exist. */
export async function lockCategoryForUse(trx: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql`select from category where id = ${id} for key share`.execute(trx)
  return rows.length > 0
}
