import pg from 'pg'

/** Where the embedded server listens: always on a port of 127.0.0.1, and in a socket folder where possible. */
export type ServerAddress = { port: number; socketFolder: string | null }

/** The URL of a database on the embedded server. `host` names the socket folder and takes precedence over 127.0.0.1. */
export function serverUrl({ port, socketFolder }: ServerAddress, password: string, database: string): string {
  const url = `postgres://warda:${password}@127.0.0.1:${port}/${database}`
  return socketFolder ? `${url}?host=${encodeURIComponent(socketFolder)}` : url
}

/** The URL of another database of the same server. */
export function withDatabase(url: string, name: string): string {
  const result = new URL(url)
  result.pathname = `/${name}`
  return result.href
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
