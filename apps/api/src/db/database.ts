import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { DB } from './schema.ts'

/** The database or an open {@link Transaction}. */
export type Database = Kysely<DB>

/** An open transaction; the parameter type of queries that must not run outside one. */
export type Transaction = KyselyTransaction<DB>
