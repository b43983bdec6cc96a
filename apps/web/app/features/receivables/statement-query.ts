export type StatementAccount = { clientId: number; userId: string | null }
export type Period = { from: string | null; to: string | null }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[0-9a-f-]{36}$/i

const parseDay = (text: string | null): string | null => (text !== null && DAY.test(text) ? text : null)

/** Parses account (client, or retail buyer with client 0) and period from the URL query; null without an account. */
export function parseStatementRequest(search: URLSearchParams): { account: StatementAccount; period: Period } | null {
  const clientId = Number(search.get('client') ?? '0')
  const user = search.get('user')
  const userId = user !== null && ID.test(user) ? user : null
  if (!Number.isInteger(clientId) || clientId < 0 || (clientId === 0 && userId === null)) return null
  const period = { from: parseDay(search.get('from')), to: parseDay(search.get('to')) }
  return { account: { clientId, userId: clientId === 0 ? userId : null }, period }
}

/** File name valid on every file system, e.g. `statement-Noura-Salem-2026-11-01-2026-11-30.pdf`. */
export function statementFileName(
  prefix: string,
  statement: { who: { name: string }; from: string; to: string },
  format: 'pdf' | 'csv',
): string {
  const name = statement.who.name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  const parts = [prefix, name, statement.from, statement.to].filter((part) => part !== '')
  return `${parts.join('-')}.${format}`
}
