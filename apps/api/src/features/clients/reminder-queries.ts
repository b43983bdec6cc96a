import type { ClientId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

export type ExpiringClient = Columns<'app_user', 'fullName' | 'email' | 'language'> & {
  clientId: Column<'client', 'id'> & ClientId
  organizationName: NonNullable<Column<'client', 'organizationName'>>
  expires: NonNullable<Column<'client', 'registerExpiryDate'>>
  ownerUserId: Column<'app_user', 'id'>
}

/** Clients whose registration ends between two days (both included), with their owner. */
export async function findExpiring(db: Database, from: string, to: string): Promise<ExpiringClient[]> {
  const { rows } = await sql<ExpiringClient>`
    select distinct on (c.id) c.id as "clientId", coalesce(c.organization_name, '') as "organizationName",
      c.register_expiry_date as expires, u.id as "ownerUserId", u.full_name as "fullName", u.email, u.language
    from client c join app_user u on u.client_id = c.id and u.role = 'Customer' and u.deleted_at is null
    where c.register_expiry_date between ${from}::date and ${to}::date
    order by c.id, u.created_at, u.id
  `.execute(db)
  return rows
}
