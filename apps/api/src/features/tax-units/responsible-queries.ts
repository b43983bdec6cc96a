import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

export type ResponsiblePerson = Columns<'app_user', 'id' | 'fullName' | 'email' | 'language'>

/** Those who may open the page of the tax authority: employees of the back office with the permission for settings. */
export async function findResponsible(db: Database): Promise<ResponsiblePerson[]> {
  const { rows } = await sql<ResponsiblePerson>`
    select id, full_name as "fullName", email, language from app_user
    where role = 'Admin' and (permissions is null or 'settings' = any(permissions)) and deactivated_at is null and deleted_at is null
    order by created_at, id
  `.execute(db)
  return rows
}
