import type { SettingKey, SettingValues } from '@warda/contract/setting-values'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { getSeller } from '../invoices/index.ts'
import { lockPictures } from '../products/index.ts'
import { loadSettings } from '../settings/index.ts'
import { checkValue } from './check-value.ts'
import { findChangedBy, lockSetting, selectStored, writeSetting } from './queries.ts'
import { completed, type StoredSetting } from './read-stored.ts'
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
  const json = JSON.stringify(value.value)
  const notified = waitForNotification(context, input.key)
  const saved = await inResultTransaction<boolean, SaveError>(context.db, (trx) =>
    write(trx, context, { ...input, json }),
  )
  if (saved.ok && saved.value) await notified.done
  notified.stop()
  if (!saved.ok) return saved
  const row = (await selectStored(context.db)).find(({ key }) => key === input.key)
  return row ? ok(completed(input.key, row)) : refuse('setting.changed')
}

/** False when nothing was written: a second click, or an unchanged value. */
async function write(
  trx: Transaction,
  context: AppContext,
  { key, json, version, actorId }: SettingInput & { json: string },
): Promise<Result<boolean, SaveError>> {
  const stored = await lockSetting(trx, key, json)
  if (stored.version === version) {
    if (stored.same) return unchanged()
    if (!(await lockSettingPictures(trx, key, json))) return refuse('product.picture_gone')
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

/** Whether all pictures of a value exist; they are locked until the transaction ends. */
async function lockSettingPictures(trx: Transaction, key: SettingKey, json: string): Promise<boolean> {
  const keys = listPictures(key, JSON.parse(json)).flatMap((picture) => (picture ? [picture.key] : []))
  return keys.length === 0 || (await lockPictures(trx, keys)).size === new Set(keys).size
}

function listPictures(key: SettingKey, value: SettingValues[SettingKey]): readonly ({ key: string } | null)[] {
  if (key === 'sitePictures') {
    const { heroes, about, services } = value as SettingValues['sitePictures']
    return [...heroes, about, services]
  }
  if (key !== 'identity') return []
  const { logo, icon } = value as SettingValues['identity']
  return [logo, icon]
}

function unchanged(): Result<boolean, never> {
  skipAudit()
  return ok(false)
}
