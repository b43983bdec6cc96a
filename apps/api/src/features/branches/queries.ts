import type { Database } from '../../db/database.ts'

/** The branches of a client, by name. */
export const selectBranches = (db: Database, clientId: number) =>
  db
    .selectFrom('branch')
    .select(['id', 'name', 'address', 'phone', 'opening_hours', 'employee_count', 'client_id'])
    .where('client_id', '=', clientId)
    .orderBy('name')
    .orderBy('id')
    .limit(100)
    .execute()
