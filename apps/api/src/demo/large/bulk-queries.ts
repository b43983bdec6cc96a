import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

/** Tables filled in bulk without triggers; their indexes are dropped and recreated at the end, which is faster. */
const TABLES = [
  'app_user',
  'client',
  'branch',
  'product',
  'product_picture',
  'variant',
  'stock',
  'stock_move',
  'review',
  'problem_report',
  'problem_reply',
  'coupon',
  'coupon_use',
  'orders',
  'order_line',
  'order_event',
  'slot_booking',
  'payment_attempt',
  'payment',
  'ledger_transaction',
  'ledger_entry',
  'revenue_share',
  'outstanding_order',
  'low_stock',
  'recipe_line',
  'material_batch',
  'material_movement',
  'loyalty_entry',
  'debt',
  'debt_settlement',
  'order_credit',
  'mail',
  'audit_entry',
] as const

/** Disables timeouts, triggers and foreign keys, and creates `dice`, a deterministic random number from 0 to 1. */
export async function beginBulk(trx: Transaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local lock_timeout = '30s'`.execute(trx)
  await sql`set local session_replication_role = replica`.execute(trx)
  await sql`set local work_mem = '128MB'`.execute(trx)
  await sql`set local maintenance_work_mem = '512MB'`.execute(trx)
  // Memoize is useless for unique rows.
  await sql`set local enable_memoize = off`.execute(trx)
  await sql`
    create function pg_temp.dice(n bigint, salt bigint) returns float8 language sql immutable as
    $$ select (hashint8extended(n, salt) & 1073741823)::float8 / 1073741824 $$
  `.execute(trx)
}

/** Drops the indexes that are not unique and returns their definitions. */
export async function dropIndexes(trx: Transaction): Promise<string[]> {
  const { rows } = await sql<Computed<{ name: string; definition: string }>>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid join pg_namespace s on s.oid = t.relnamespace
    where s.nspname = 'public' and t.relname = any(${[...TABLES]}::text[]) and not i.indisunique
    order by c.relname
  `.execute(trx)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(trx)
  return rows.map(({ definition }) => definition)
}

export async function makeIndexes(trx: Transaction, definitions: readonly string[]): Promise<void> {
  for (const definition of definitions) await sql.raw(definition).execute(trx)
}

/** `taken`: the shop has users other than the demo's and its walk-ins and callers without email; `large`: it has been filled before. */
export async function checkShop(trx: Transaction): Promise<'free' | 'taken' | 'large'> {
  const { rows } = await sql<Computed<{ strangers: boolean; large: boolean }>>`
    select exists (select from app_user where email_folded not like '%@warda.example' and email_folded not like '%.invalid' and email_folded <> '' and deleted_at is null) as strangers,
      exists (select from product where slug ~ '^large-[0-9]+$') as large
  `.execute(trx)
  return rows[0]?.large ? 'large' : rows[0]?.strangers ? 'taken' : 'free'
}
