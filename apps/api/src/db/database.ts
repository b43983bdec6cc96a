import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { DB } from './schema.ts'

/** The database as queries see it; a {@link Transaction} may stand wherever a Database is asked for. */
export type Database = Kysely<DB>

/** An open transaction. Queries that must not run outside one ask for this type. */
export type Transaction = KyselyTransaction<DB>
