import pg from 'pg'

/** The address of a database on the embedded server. */
export function urlOf(port: number, password: string, database: string): string {
  return `postgres://warda:${password}@127.0.0.1:${port}/${database}`
}

/** Runs one statement on a short-lived connection of its own and gives its rows. */
export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // the query below reports it
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** Makes the database when the server does not have it yet; `name` is ours, never a person's. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const found = await ask(adminUrl, 'select 1 from pg_database where datname = $1', [name])
  if (found.length === 0) await ask(adminUrl, `create database "${name}"`)
}
