import type { BranchId, ClientId, UserId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

export type Name = Columns<'app_user', 'phone'> & Computed<{ name: string }>

/** A client's name and its owner's phone; undefined when there is none. */
export async function findClient(db: Database, clientId: ClientId): Promise<Name | undefined> {
  const { rows } = await sql<Name>`
    select coalesce(c.organization_name, u.full_name, '') as name, coalesce(u.phone, '') as phone
    from client c left join lateral (
      select full_name, phone from app_user
      where client_id = c.id and role = 'Customer' and deleted_at is null order by created_at, id limit 1
    ) u on true
    where c.id = ${clientId}
  `.execute(db)
  return rows[0]
}

export type PartyBranch = Columns<'branch', 'id' | 'name'>

/** A branch of the client. */
export async function findPartyBranch(
  db: Database,
  clientId: ClientId,
  branchId: BranchId,
): Promise<PartyBranch | undefined> {
  return db
    .selectFrom('branch')
    .select(['id', 'name'])
    .where('id', '=', branchId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

export async function findPerson(db: Database, userId: UserId): Promise<Name | undefined> {
  return db.selectFrom('app_user').select(['full_name as name', 'phone']).where('id', '=', userId).executeTakeFirst()
}
