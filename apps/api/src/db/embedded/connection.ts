import pg from 'pg'

/** The URL of a database on the embedded server. */
export function serverUrl(port: number, password: string, database: string): string {
  return `postgres://warda:${password}@127.0.0.1:${port}/${database}`
}

/** Runs one statement on its own short-lived connection and returns its rows. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // reported by the query below
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** Creates the database when it does not exist; `name` is a trusted constant. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const rows = await query(adminUrl, 'select 1 from pg_database where datname = $1', [name])
  if (rows.length === 0) await query(adminUrl, `create database "${name}"`)
}
