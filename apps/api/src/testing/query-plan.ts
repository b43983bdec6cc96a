import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

type Query = { compile(executor: Database): { sql: string; parameters: readonly unknown[] } }

/** The output of EXPLAIN ANALYZE for a query. `WARDA_SHOW_PLANS=1` prints it. */
export async function queryPlan(db: Database, query: Query): Promise<string> {
  const { sql: text, parameters } = query.compile(db)
  const explained = await db.executeQuery<{ 'QUERY PLAN': string }>({
    ...sql`x`.compile(db),
    sql: `explain (analyze, buffers) ${text}`,
    parameters,
  })
  const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n')
  if (process.env.WARDA_SHOW_PLANS) process.stdout.write(`${text}\n${plan}\n\n`)
  return plan
}
