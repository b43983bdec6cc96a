import { hasPermission } from '@warda/domain/access/permissions'
import type { AppContext } from '../../context.ts'
import { identify } from '../sessions/index.ts'
import { boardChanges } from './board-changes.ts'

/** A stream says this often that it lives, and looks whether its session does, milliseconds. */
const HEARTBEAT_MS = 20_000
/** Streams of one user; with one more the oldest ends. */
const MOST_STREAMS = 20
/** A reader that lets this many pieces pile up is gone or hopelessly slow; it comes back and asks afresh. */
const MOST_WAITING = 100

type Stream = { userId: string; send(text: string): void; end(): void }
type Live = { streams: Set<Stream>; stopHearing(): void }

const boards = new WeakMap<AppContext, Live>()

/**
 * The board's news as server-sent events: `ready` once, then `orders` with the ids that changed, from whatever process (none means that
 * any may have). It ends when the token it was opened with or its session is over, when its user
 * is no longer staff, and when the server stops.
 */
export function liveBoard(context: AppContext, asked: { userId: string; authorization: string | undefined }): Response {
  let stream: Stream | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stream = openStream(context, asked, controller)
      },
      cancel: () => stream?.end(),
    },
    { highWaterMark: MOST_WAITING },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // A stopping server waits for no line that is kept open for another request.
      connection: 'close',
    },
  })
}

/** Ends all streams of a server that stops: whoever reads them asks another. */
export function endLiveBoards(context: AppContext): void {
  for (const stream of [...(boards.get(context)?.streams ?? [])]) stream.end()
}

type Controller = ReadableStreamDefaultController<Uint8Array>

function openStream(
  context: AppContext,
  { userId, authorization }: { userId: string; authorization: string | undefined },
  controller: Controller,
): Stream {
  const encoder = new TextEncoder()
  const stream: Stream = {
    userId,
    send(text) {
      if ((controller.desiredSize ?? 0) <= 0) return stream.end()
      controller.enqueue(encoder.encode(text))
    },
    end() {
      clearInterval(heartbeat)
      if (!leave(context, stream)) return
      // A stream that its reader has cancelled is closed already.
      if (controller.desiredSize !== null) closeQuietly(controller)
    },
  }
  const heartbeat = setInterval(() => {
    stream.send(': alive\n\n')
    identify(context, authorization).then(
      (actor) => (mayWatch(actor) ? undefined : stream.end()),
      // The database is away for a moment: the next heartbeat asks again.
      () => undefined,
    )
  }, HEARTBEAT_MS)
  heartbeat.unref()
  join(context, stream)
  stream.send('event: ready\ndata: {}\n\n')
  return stream
}

/** The session lives and is still delivery staff’s: a role or a permission may be taken while a stream is open. */
const mayWatch = (actor: Awaited<ReturnType<typeof identify>>): boolean =>
  actor !== null &&
  actor !== 'invalid' &&
  (actor.role === 'ShippingEmployee' || (actor.role === 'Admin' && hasPermission(actor.permissions, 'orders')))

function closeQuietly(controller: Controller): void {
  try {
    controller.close()
  } catch {
    // The reader went away in the same moment.
  }
}

function join(context: AppContext, stream: Stream): void {
  const live = boards.get(context) ?? startHearing(context)
  boards.set(context, live)
  live.streams.add(stream)
  const own = [...live.streams].filter(({ userId }) => userId === stream.userId)
  if (own.length > MOST_STREAMS) own[0]?.end()
}

/** Takes a stream out; false when it was out already. The last one takes the hearing along. */
function leave(context: AppContext, stream: Stream): boolean {
  const live = boards.get(context)
  if (!live?.streams.delete(stream)) return false
  if (live.streams.size === 0) {
    live.stopHearing()
    boards.delete(context)
  }
  return true
}

function startHearing(context: AppContext): Live {
  const streams = new Set<Stream>()
  const stopHearing = boardChanges(context.notifications, (orderIds) => {
    const text = `event: orders\ndata: ${JSON.stringify({ orderIds })}\n\n`
    for (const stream of [...streams]) stream.send(text)
  })
  return { streams, stopHearing }
}
