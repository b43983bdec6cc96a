import { randomBytes } from 'node:crypto'
import type { RouteName } from '@warda/contract/routes'
import type { Language } from '@warda/domain/language'
import pino from 'pino'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { AppContext } from '../context.ts'
import { createAdapters } from '../create-adapters.ts'
import type { Transaction } from '../db/database.ts'
import { deleteEndedSessions, identify, revokeSessionsOf, startSession } from '../features/sessions/index.ts'
import { handlers } from '../handlers.ts'
import { type CallInput, createApiClient } from '../testing/api-client.ts'

export type Person = { userId: string; language: Language }

/** The shop's own calls, made by people of the demo at any hour inside one transaction. */
export type Desk = {
  /** Sets the hour, milliseconds UTC. */
  at(ms: number): void
  /** A call of this person; anything but success breaks the seed. */
  call(
    person: Person,
    name: RouteName,
    input: CallInput,
  ): Promise<{ data?: { id?: string; outstanding?: number }; link?: string }>
  /** Takes away the sessions of everybody who called. */
  leave(): Promise<void>
}

export function openDesk(trx: Transaction, folder: string): Desk {
  let now = 0
  const clock = { now: () => now }
  const config = readConfig({
    DEMO: '1',
    DATABASE_URL: 'postgres://of.the.transaction',
    SECRET: randomBytes(32).toString('hex'),
    DATA_FOLDER: folder,
    LOG_LEVEL: 'silent',
  })
  const log = pino({ level: config.LOG_LEVEL })
  const notifications = { version: () => 1, on: () => () => {}, close: async () => {} }
  const context: AppContext = {
    config,
    db: trx,
    clock,
    notifications,
    log,
    ...createAdapters({ config, db: trx, clock, log }),
  }
  const app = createApp(context, { handlers, identify, rawRoutes: [], web: null })
  const callers = new Set<string>()
  return {
    at(ms) {
      now = ms
    },
    async call({ userId, language }, name, input) {
      const visitor = createApiClient(app, context, { language, ip: homeOf(userId) })
      // Tokens live for minutes, the demo's day has many hours.
      visitor.token = (await startSession(context, { userId, remember: false }))?.token
      callers.add(userId)
      const answer = await visitor.call(name, input)
      if (answer.status !== 200) throw new Error(`The demo's call ${name} was refused: ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    async leave() {
      for (const userId of callers) await revokeSessionsOf(trx, userId, 'logout', new Date(now))
      await deleteEndedSessions(trx, new Date(now + 1))
    },
  }
}

/** Everybody calls from a home of their own: what one address may ask in a minute is bounded, and the demo's weeks pass in less. */
function homeOf(userId: string): string {
  const tail = userId.replaceAll('-', '').slice(-6)
  const part = (at: number): number => Number.parseInt(tail.slice(at, at + 2), 16)
  return `10.${part(0)}.${part(2)}.${part(4)}`
}
