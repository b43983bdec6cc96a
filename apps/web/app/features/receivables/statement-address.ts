export type StatementOf = { clientId: number; userId: string | null }
export type Period = { from: string | null; to: string | null }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[0-9a-f-]{36}$/i

const dayOrNull = (text: string | null): string | null => (text !== null && DAY.test(text) ? text : null)

/** Whose statement an address names, a client or with client 0 a retail buyer, and its period; null when nobody's. */
export function askedStatement(search: URLSearchParams): { of: StatementOf; period: Period } | null {
  const clientId = Number(search.get('client') ?? '0')
  const user = search.get('user')
  const userId = user !== null && ID.test(user) ? user : null
  if (!Number.isInteger(clientId) || clientId < 0 || (clientId === 0 && userId === null)) return null
  const period = { from: dayOrNull(search.get('from')), to: dayOrNull(search.get('to')) }
  return { of: { clientId, userId: clientId === 0 ? userId : null }, period }
}

/** A name that every file system takes: `statement-Noura-Salem-2026-11-01-2026-11-30.pdf`. */
export function statementFileName(
  word: string,
  statement: { who: { name: string }; from: string; to: string },
  format: 'pdf' | 'csv',
): string {
  const name = statement.who.name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  const parts = [word, name, statement.from, statement.to].filter((part) => part !== '')
  return `${parts.join('-')}.${format}`
}
