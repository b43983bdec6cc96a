import { randomBytes } from 'node:crypto'
import type { Answer } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import type { Language } from '@warda/domain/language'
import pino from 'pino'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { AppContext } from '../context.ts'
import { createAdapters } from '../create-adapters.ts'
import type { Transaction } from '../db/database.ts'
import { deleteEndedSessions, identify, revokeUserSessions, startSession } from '../features/sessions/index.ts'
import { placeStandingOrders } from '../features/standing-orders/index.ts'
import { handlers } from '../handlers.ts'
import { NO_TELEMETRY } from '../telemetry/telemetry.ts'
import { type CallInput, createApiClient } from '../testing/api-client.ts'

export type Person = { userId: string; language: Language }

/** Sends API requests as users of the demo at any time, inside one transaction. */
export type DemoApi = {
  /** Sets the clock, in milliseconds since the epoch. */
  setTime(ms: number): void
  /** Sends a request as this user; throws unless it succeeds. */
  call<N extends RouteName>(person: Person, name: N, input: CallInput): Promise<Answer<N>>
  /** Runs the job that places what is due of standing orders. */
  placeStandingOrders(): Promise<void>
  /** Deletes the sessions of all users who sent requests. */
  deleteSessions(): Promise<void>
}

/** `secret` is that of the shop; the codes of gift cards are derived from it. */
export function openDemoApi(trx: Transaction, folder: string, secret = randomBytes(32).toString('hex')): DemoApi {
  let now = 0
  const clock = { now: () => now }
  const config = readConfig({
    DEMO: '1',
    DATABASE_URL: 'postgres://of.the.transaction',
    SECRET: secret,
    DATA_FOLDER: folder,
    LOG_LEVEL: 'silent',
  })
  const log = pino({ level: config.LOG_LEVEL })
  const notifications = { version: () => 1, on: () => () => {}, close: async () => {} }
  const context: AppContext = {
    config,
    db: trx,
    replica: null,
    clock,
    notifications,
    log,
    telemetry: NO_TELEMETRY,
    ...createAdapters({ config, db: trx, clock, log }),
  }
  const app = createApp(context, { handlers, identify, rawRoutes: [], web: null })
  const callers = new Set<string>()
  return {
    setTime(ms) {
      now = ms
    },
    async call({ userId, language }, name, input) {
      const visitor = createApiClient(app, context, { language, ip: ipAddress(userId) })
      // Tokens expire within minutes, and the demo's clock moves by hours.
      visitor.token = (await startSession(context, { userId, remember: false }))?.token
      callers.add(userId)
      return visitor.fetchAnswer(name, input)
    },
    placeStandingOrders: async () => placeStandingOrders(context, {}),
    async deleteSessions() {
      for (const userId of callers) await revokeUserSessions(trx, userId, 'logout', new Date(now))
      await deleteEndedSessions(trx, new Date(now + 1))
    },
  }
}

/** One IP address per user, because rate limits apply per address and the demo's weeks pass within seconds. */
function ipAddress(userId: string): string {
  const tail = userId.replaceAll('-', '').slice(-6)
  const part = (at: number): number => Number.parseInt(tail.slice(at, at + 2), 16)
  return `10.${part(0)}.${part(2)}.${part(4)}`
}
