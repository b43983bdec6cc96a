import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

type Kind = 'product' | 'category'

/**
 * Lets one writer of addresses and SKUs in at a time, until the transaction ends: whether one is free must stay true until it is taken.
 * Asked for before any product is held.
 */
export async function lockNames(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(7392114510)`.execute(trx)
}

/** Whether another living one has this address. */
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

/** Lets an address that one had lead to it for good, and takes the new one back from whoever had it once. */
export async function keepOldSlug(trx: Transaction, kind: Kind, id: number, from: string, to: string): Promise<void> {
  await sql`delete from slug_redirect where kind = ${kind} and slug = ${to}`.execute(trx)
  if (from === to) return
  await sql`
    insert into slug_redirect (kind, slug, target_id) values (${kind}, ${from}, ${id})
    on conflict (kind, slug) do update set target_id = excluded.target_id, created_at = now()
  `.execute(trx)
}

/** A new one takes an address that another had once. */
export async function takeSlug(trx: Transaction, kind: Kind, slug: string): Promise<void> {
  await sql`delete from slug_redirect where kind = ${kind} and slug = ${slug}`.execute(trx)
}

/** Addresses lead nowhere when what they led to is gone. */
export async function dropRedirects(trx: Transaction, kind: Kind, id: number): Promise<void> {
  await sql`delete from slug_redirect where kind = ${kind} and target_id = ${id}`.execute(trx)
}

/** Which of these SKUs are another product's. */
export async function takenSkus(
  trx: Transaction,
  skus: readonly string[],
  exceptProduct: number | null,
): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    select sku from variant where sku = any(${sql.val([...skus])}::text[]) and product_id is distinct from ${exceptProduct}::int
  `.execute(trx)
  return rows.map((row) => row.sku)
}

/** Whether a category is there; held, so that it stays. */
export async function lockCategoryForUse(trx: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql`select from category where id = ${id} for key share`.execute(trx)
  return rows.length > 0
}

/** Which of these occasions are there; held, so that they stay. */
export async function lockOccasionsForUse(trx: Transaction, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const { rows } = await sql<{ slug: string }>`
    select slug from occasion where slug = any(${sql.val([...slugs])}::text[]) order by slug for key share
  `.execute(trx)
  return new Set(rows.map((row) => row.slug))
}
