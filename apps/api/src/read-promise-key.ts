import { getPromiseKey } from '@warda/domain/delivery/delivery-promise'
import type { AppContext } from './context.ts'
import { readSettings } from './features/settings/index.ts'

/** The cache key of the delivery promise at this time; null when the settings cannot be read. */
export async function readPromiseKey(context: AppContext): Promise<string | null> {
  const settings = await readSettings(context).catch(() => null)
  return settings && getPromiseKey(settings.calendar, context.clock.now())
}
