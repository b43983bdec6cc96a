import { randomInt } from 'node:crypto'
import pino from 'pino'
import type { Config } from '../config.ts'
import { createAdapters } from '../create-adapters.ts'
import { createDatabase } from '../db/pool.ts'
import { continueOnboardings, hasUnit, onboardUnit } from '../features/tax-units/index.ts'
import { NO_TELEMETRY } from '../telemetry/telemetry.ts'

/**
 * Onboards a tax unit of a new demo at the stand-in authority before the server starts, so that the documents of the demo's paid orders are
 * signed and reported by its first jobs. A job repeats failed checks. Returns whether a unit was created.
 */
export async function onboardDemoUnit(config: Config): Promise<boolean> {
  const db = createDatabase(config.DATABASE_URL, { applicationName: 'warda-seed' })
  const clock = { now: Date.now }
  const log = pino({ level: 'silent' })
  const notifications = { version: () => 1, on: () => () => {}, close: async () => {} }
  try {
    if (await hasUnit(db)) return false
    const telemetry = NO_TELEMETRY
    const context = {
      config,
      db,
      replica: null,
      clock,
      log,
      notifications,
      telemetry,
      ...createAdapters({ config, db, clock, log }),
    }
    const onboarded = await onboardUnit(context, {
      environment: 'sandbox',
      oneTimePassword: String(randomInt(100_000, 999_999)),
      branch: 'فرع الرياض',
      location: 'RRRD2929',
      businessCategory: 'الزهور والهدايا',
    })
    if (onboarded.ok) await continueOnboardings(context).catch(() => undefined)
    return onboarded.ok
  } finally {
    await db.destroy()
  }
}
