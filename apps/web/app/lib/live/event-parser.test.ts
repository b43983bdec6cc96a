import { describe, expect, it } from 'vitest'
import { createEventParser, type ServerEvent } from './event-parser.ts'

const parse = (...chunks: string[]): ServerEvent[] => {
  const events: ServerEvent[] = []
  const feed = createEventParser((event) => events.push(event))
  for (const chunk of chunks) feed(chunk)
  return events
}

const STREAM =
  ': alive\r\n\r\nevent: ready\ndata: {}\n\nevent: orders\ndata: {"orderIds":\ndata: ["a"]}\rid: 7\r\rdata:plain\n\n'
const EVENTS = [
  { event: 'ready', data: '{}' },
  { event: 'orders', data: '{"orderIds":\n["a"]}' },
  { event: 'message', data: 'plain' },
]

describe('a stream of server-sent events', () => {
  it('returns events with one or more data lines and any line ending', () => {
    expect(parse(STREAM)).toEqual(EVENTS)
  })

  it('returns the same events for any division into chunks', () => {
    for (let at = 0; at <= STREAM.length; at++) {
      expect(parse(STREAM.slice(0, at), STREAM.slice(at)), `divided at ${at}`).toEqual(EVENTS)
    }
    expect(parse(...STREAM)).toEqual(EVENTS)
  })

  it('returns nothing for comments, events without data and incomplete events', () => {
    expect(parse(': alive\n\n', 'event: orders\n\n', 'event: orders\ndata: {}\n')).toEqual([])
  })

  it('resets the event name after each event', () => {
    expect(parse('event: orders\ndata: 1\n\ndata: 2\n\n')).toEqual([
      { event: 'orders', data: '1' },
      { event: 'message', data: '2' },
    ])
  })
})
