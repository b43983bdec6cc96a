import type { ClientId, UserId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

/** The payer of a debt: the owner of the client, or the buyer of a retail order. */
export type Payer = Computed<{ userId: UserId; clientId: ClientId | null; language: Language }>

export async function findDebtPayer(db: Database, debtId: number): Promise<Payer | undefined> {
  const { rows } = await sql<Payer>`
    select coalesce(boss.id, o.user_id) as "userId", o.client_id as "clientId", o.language
    from debt d join orders o on o.id = d.order_id
    left join lateral (
      select id from app_user where client_id = o.client_id and role = 'Customer' and deleted_at is null order by created_at, id limit 1
    ) boss on true
    where d.id = ${debtId}
  `.execute(db)
  return rows[0]
}

export async function findOverduePayer(db: Database, clientId: number): Promise<Payer | undefined> {
  const { rows } = await sql<Payer>`
    select id as "userId", client_id as "clientId", language from app_user
    where client_id = ${clientId} and role = 'Customer' and deleted_at is null order by created_at, id limit 1
  `.execute(db)
  return rows[0]
}
