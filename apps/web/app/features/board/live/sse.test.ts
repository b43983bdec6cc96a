import { describe, expect, it } from 'vitest'
import { type ServerEvent, sseReader } from './sse.ts'

const read = (...pieces: string[]): ServerEvent[] => {
  const events: ServerEvent[] = []
  const take = sseReader((event) => events.push(event))
  for (const piece of pieces) take(piece)
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
  it('gives events whose data has one or more lines, whatever ends a line', () => {
    expect(read(STREAM)).toEqual(EVENTS)
  })

  it('reads the same wherever the pieces are cut', () => {
    for (let at = 0; at <= STREAM.length; at++) {
      expect(read(STREAM.slice(0, at), STREAM.slice(at)), `cut at ${at}`).toEqual(EVENTS)
    }
    expect(read(...STREAM)).toEqual(EVENTS)
  })

  it('gives nothing for heartbeats, for an event without data and for one that has not ended', () => {
    expect(read(': alive\n\n', 'event: orders\n\n', 'event: orders\ndata: {}\n')).toEqual([])
  })

  it('forgets the name of an event with its end', () => {
    expect(read('event: orders\ndata: 1\n\ndata: 2\n\n')).toEqual([
      { event: 'orders', data: '1' },
      { event: 'message', data: '2' },
    ])
  })
})
