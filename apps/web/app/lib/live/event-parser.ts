import { createParser } from 'eventsource-parser'

/** One server-sent event. */
export type ServerEvent = { event: string; data: string }

/** Returns a function that takes the chunks of an event stream and calls `onEvent` for each complete event with data. */
export const createEventParser = (onEvent: (event: ServerEvent) => void): ((chunk: string) => void) => {
  const parser = createParser({ onEvent: ({ event = 'message', data }) => onEvent({ event, data }) })
  return (chunk) => parser.feed(chunk)
}
