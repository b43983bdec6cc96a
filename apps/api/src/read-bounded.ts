/** Timeout for a request body without large files. */
const BODY_TIMEOUT_MS = 30_000

/** Reads a request body; returns null when it exceeds `limit` bytes. Rejects when it is not complete after `timeoutMs`. */
export async function readBounded(
  request: Request,
  limit: number,
  timeoutMs = BODY_TIMEOUT_MS,
): Promise<Uint8Array | null> {
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void reader.cancel().catch(() => {})
  }, timeoutMs)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.length
      if (size > limit) {
        void reader.cancel().catch(() => {})
        return null
      }
      chunks.push(value)
    }
  } finally {
    clearTimeout(timer)
  }
  if (isLate) throw new Error('The body of the request came too slowly.')
  return Buffer.concat(chunks)
}
