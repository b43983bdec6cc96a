import type { SettingKey, SettingValues } from '@warda/contract/setting-values'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { getSeller } from '../invoices/index.ts'
import { loadSettings } from '../settings/index.ts'
import { checkValue } from './check-value.ts'
import { findChangedBy, lockSetting, selectStored, writeSetting } from './queries.ts'
import { completed, type StoredSetting } from './read-stored.ts'
import { lockSettingPictures } from './setting-pictures.ts'
import { waitForNotification } from './wait-for-notification.ts'

export type SaveError = 'invalid' | 'product.picture_gone' | 'setting.changed' | 'setting.changed_by'

type SettingInput = { actorId: string; key: SettingKey; value: unknown; version: number }

/**
 * Saves the complete value of a setting as its next version (ADMIN-04). A stale version is refused with `setting.changed_by` and the
 * other person's name; a deleted picture with `product.picture_gone`. Returns when this process uses the new value; other processes are
 * notified at the same time.
 */
export async function saveSetting(context: AppContext, input: SettingInput): Promise<Result<StoredSetting, SaveError>> {
  const value = checkValue(input.key, input.value)
  if (!value.ok) return value
  if (!isGatewayConfigured(context, input.key, value.value)) {
    return { ok: false, code: 'invalid', fieldErrors: [{ field: 'gateway', key: 'field_gateway_keys' }] }
  }
  const notified = waitForNotification(context, input.key)
  const saved = await inResultTransaction<boolean, SaveError>(context.db, (trx) =>
    write(trx, context, { ...input, value: value.value }),
  )
  if (saved.ok && saved.value) await notified.done
  notified.stop()
  if (!saved.ok) return saved
  const row = (await selectStored(context.db)).find(({ key }) => key === input.key)
  return row ? ok(completed(input.key, row)) : refuse('setting.changed')
}

/** A gateway whose keys are missing is not chosen, because no payment could be made with it. */
function isGatewayConfigured({ gateways }: AppContext, key: SettingKey, value: SettingValues[SettingKey]): boolean {
  if (key !== 'payments') return true
  const { gateway } = value as SettingValues['payments']
  return gateway === null || gateways.byName.has(gateway)
}

/** False when nothing was written: a second click, or an unchanged value. */
async function write(
  trx: Transaction,
  context: AppContext,
  { key, value, version, actorId }: SettingInput & { value: SettingValues[SettingKey] },
): Promise<Result<boolean, SaveError>> {
  const pictures = await lockSettingPictures(trx, key, value)
  const json = JSON.stringify(pictures.value)
  const stored = await lockSetting(trx, key, json)
  if (stored.version === version) {
    if (stored.same) return unchanged()
    if (pictures.gone) return refuse('product.picture_gone')
    const couldIssue = getSeller(await loadSettings(trx)) !== null
    await writeSetting(trx, { key, json, version, actorId, at: new Date(context.clock.now()) })
    // The first seller details issue the invoices of orders that were delivered before.
    if (!couldIssue && getSeller(await loadSettings(trx))) await enqueue(trx, 'issue-owed', {}, { key: 'issue-owed' })
    return ok(true)
  }
  const lastEditor = await findChangedBy(trx, key, stored.version)
  if (stored.same && stored.version === version + 1 && lastEditor?.id === actorId) return unchanged()
  return lastEditor ? refuse('setting.changed_by', { name: lastEditor.name }) : refuse('setting.changed')
}

function unchanged(): Result<boolean, never> {
  skipAudit()
  return ok(false)
}
