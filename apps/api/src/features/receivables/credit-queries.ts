import type { BranchId, ClientId, UserId } from '@warda/domain/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

/** Owner of store credit and debts: a client, or a person for retail orders. With `branchId` only the client's orders of that branch. */
export type CreditOwner = { clientId: ClientId; branchId?: BranchId | undefined } | { userId: UserId }

/** SQL condition: the orders (`o`) of this owner. */
export const isOwnedBy = (owner: CreditOwner): RawBuilder<boolean> =>
  'clientId' in owner
    ? sql<boolean>`(o.client_id = ${owner.clientId} ${owner.branchId === undefined ? sql`` : sql`and o.branch_id = ${owner.branchId}`})`
    : sql<boolean>`(o.client_id is null and o.user_id = ${owner.userId})`

/** SQL: a person's store credit without an order, for example from gift cards. */
const sumPersonalCredit = (owner: CreditOwner): RawBuilder<number> =>
  'userId' in owner
    ? sql<number>`(select coalesce(sum(amount), 0) from ledger_entry
        where account = 'customerCredit' and order_id is null and user_id = ${owner.userId})`
    : sql<number>`0`

/** The owner's store credit. */
export async function sumCredit(db: Database, owner: CreditOwner): Promise<number> {
  const { rows } = await sql<Computed<{ credit: number }>>`
    select (-coalesce(sum(e.amount), 0) - ${sumPersonalCredit(owner)})::int8 as credit
    from ledger_entry e join orders o on o.id = e.order_id
    where e.account = 'customerCredit' and ${isOwnedBy(owner)}
  `.execute(db)
  return rows[0]?.credit ?? 0
}

/** Locks the owner, so that two orders cannot spend the same credit. */
export async function lockOwner(trx: Transaction, owner: CreditOwner): Promise<void> {
  if ('clientId' in owner) await sql`select 1 from client where id = ${owner.clientId} for no key update`.execute(trx)
  else await sql`select 1 from app_user where id = ${owner.userId} for no key update`.execute(trx)
}
