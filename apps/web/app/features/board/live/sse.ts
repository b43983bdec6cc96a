/** One message of a stream of server-sent events. */
export type ServerEvent = { event: string; data: string }

/**
 * Reads server-sent events out of text that arrives in pieces, cut anywhere (WHATWG HTML, "event stream interpretation").
 * Comments, ids and retry times are passed over; an event without data is none.
 */
export const sseReader = (onEvent: (event: ServerEvent) => void): ((piece: string) => void) => {
  let rest = ''
  let event = ''
  let data: string[] = []
  const end = (): void => {
    if (data.length > 0) onEvent({ event: event || 'message', data: data.join('\n') })
    event = ''
    data = []
  }
  const take = (line: string): void => {
    if (line === '') {
      end()
      return
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  return (piece) => {
    const text = rest + piece
    // A last CR may be the first half of a CRLF whose other half comes with the next piece.
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text
    const lines = whole.split(/\r\n|\n|\r/)
    rest = (lines.pop() ?? '') + text.slice(whole.length)
    for (const line of lines) take(line)
  }
}
