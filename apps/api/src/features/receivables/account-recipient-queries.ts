import type { ClientId, UserId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

/**
 * Recipients of a client's statements and reminders, whoever placed the orders: the owner, and the accounts contact in the owner's language.
 * `userId` is the owner's, for links to the client's pages.
 */
export type AccountRecipient = Computed<{
  clientId: ClientId
  userId: UserId
  name: string
  email: string
  language: Language
  kind: 'owner' | 'accounts'
}>

/** The recipients of these clients, owner first; an accounts contact with the owner's address is left out. */
export async function findAccountRecipients(db: Database, clientIds: readonly ClientId[]): Promise<AccountRecipient[]> {
  const { rows } = await sql<AccountRecipient>`
    with owner as (
      select distinct on (u.client_id) u.client_id, u.id, u.full_name, u.email, u.language from app_user u
      where u.client_id = any(${clientIds}::int[]) and u.role = 'Customer' and u.deleted_at is null
      order by u.client_id, u.created_at, u.id
    )
    select client_id as "clientId", id as "userId", full_name as name, email, language, 'owner' as kind from owner
    union all
    select c.id, o.id, c.accounts_name, c.accounts_email, o.language, 'accounts' from client c join owner o on o.client_id = c.id
    where c.accounts_email <> '' and lower(c.accounts_email) <> lower(o.email)
    order by "clientId", kind desc
  `.execute(db)
  return rows
}
