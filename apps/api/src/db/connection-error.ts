/** Codes of errors after which a connection of the database is useless: shutdown, start, crash, and a lost network or socket. */
const CODES = new Set(['57P01', '57P02', '57P03', '08001', '08003', '08006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])

/** Whether an error says that the database cannot be reached, or could not for a moment. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // A missing Unix socket has the code of a missing file.
  const isMissingSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return (
    CODES.has(code) ||
    isMissingSocket ||
    /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/.test(error.message)
  )
}
