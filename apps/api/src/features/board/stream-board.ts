import { hasPermission, type Permission } from '@warda/domain/access/permissions'
import type { UserId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { identify } from '../sessions/index.ts'
import { watchBoardChanges } from './watch-board-changes.ts'

/** Interval of heartbeats and session checks, in ms. */
const HEARTBEAT_MS = 20_000
/** Maximum number of streams per user; the oldest is closed. */
const MOST_STREAMS = 20
/** Maximum number of queued events; a slower reader is disconnected and reconnects. */
const MOST_WAITING = 100

/** Who may read a stream: Admins with the permission `needs`, and drivers if `drivers` is true. */
type StreamReaders = { needs: Permission; drivers: boolean }

type StreamInput = { userId: UserId; authorization: string | undefined; readers: StreamReaders }

type Stream = { userId: UserId; send(text: string): void; end(): void }
type Live = { streams: Set<Stream>; unsubscribe(): void }

const boards = new WeakMap<AppContext, Live>()

/**
 * Changes of orders as server-sent events: `ready` once, then `orders` with the changed ids (none when any may have changed), from all
 * processes. The stream ends with the access token, the session, the staff role, the permission or the server.
 */
export function streamBoard(context: AppContext, input: StreamInput): Response {
  let stream: Stream | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stream = openStream(context, input, controller)
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
      // A closing server does not wait for connections that are kept open.
      connection: 'close',
    },
  })
}

/** Closes all streams when the server stops; readers reconnect to another one. */
export function endLiveBoards(context: AppContext): void {
  for (const stream of [...(boards.get(context)?.streams ?? [])]) stream.end()
}

type Controller = ReadableStreamDefaultController<Uint8Array>

function openStream(
  context: AppContext,
  { userId, authorization, readers }: StreamInput,
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
      // A stream cancelled by its reader is already closed.
      if (controller.desiredSize !== null) closeQuietly(controller)
    },
  }
  const heartbeat = setInterval(() => {
    stream.send(': alive\n\n')
    identify(context, { authorization }).then(
      (actor) => (mayWatch(actor, readers) ? undefined : stream.end()),
      // The database is unavailable; the next heartbeat checks again.
      () => undefined,
    )
  }, HEARTBEAT_MS)
  heartbeat.unref()
  join(context, stream)
  stream.send('event: ready\ndata: {}\n\n')
  return stream
}

/** Whether the session is valid and still belongs to staff; the role or a permission may change while a stream is open. */
const mayWatch = (actor: Awaited<ReturnType<typeof identify>>, { needs, drivers }: StreamReaders): boolean =>
  actor !== null &&
  actor !== 'invalid' &&
  ((drivers && actor.role === 'ShippingEmployee') ||
    (actor.role === 'Admin' && hasPermission(actor.permissions, needs)))

function closeQuietly(controller: Controller): void {
  try {
    controller.close()
  } catch {
    // The reader disconnected at the same time.
  }
}

function join(context: AppContext, stream: Stream): void {
  const live = boards.get(context) ?? startHearing(context)
  boards.set(context, live)
  live.streams.add(stream)
  const userStreams = [...live.streams].filter(({ userId }) => userId === stream.userId)
  if (userStreams.length > MOST_STREAMS) userStreams[0]?.end()
}

/** Removes a stream; false when it was removed before. The last one ends the subscription. */
function leave(context: AppContext, stream: Stream): boolean {
  const live = boards.get(context)
  if (!live?.streams.delete(stream)) return false
  if (live.streams.size === 0) {
    live.unsubscribe()
    boards.delete(context)
  }
  return true
}

function startHearing(context: AppContext): Live {
  const streams = new Set<Stream>()
  const unsubscribe = watchBoardChanges(context.notifications, (orderIds) => {
    const text = `event: orders\ndata: ${JSON.stringify({ orderIds })}\n\n`
    for (const stream of [...streams]) stream.send(text)
  })
  return { streams, unsubscribe }
}
