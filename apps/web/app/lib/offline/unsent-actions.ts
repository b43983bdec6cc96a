import type { CallInput } from '@warda/contract/call'
import type { OutboxEntry } from './outbox-replay.ts'
import { outboxStore } from './outbox-store.ts'
import { getQueuedPayment } from './queued-payments.ts'

/** An action of a user that this device has not sent; `riyals` for money, else null. */
export type UnsentAction = { id: number; label: string; riyals: number | null }

/** The waiting actions of a user, oldest first; empty where the browser stores nothing. */
export async function readUnsentActions(userId: string): Promise<UnsentAction[]> {
  const entries = await outboxStore.all().catch(() => [])
  return entries
    .filter((entry) => entry.userId === userId && entry.refusal === null)
    .sort((left, right) => left.id - right.id)
    .map((entry) => ({ id: entry.id, label: entry.label, riyals: getRiyals(entry) }))
}

const getRiyals = (entry: OutboxEntry): number | null => {
  if (entry.name === 'handInCash') return Number((entry.input as CallInput<'handInCash'>).body.counted)
  return getQueuedPayment(entry)?.amount ?? null
}
