import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type EditError, editOrder, evaluateEdit, type OrderEdit } from '../admin-orders/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { findRequestByToken } from './find-request.ts'

type AnswerRefusal =
  | 'not_found'
  | 'order.cancelled'
  | 'order.work_started'
  | 'address_request.ended'
  | 'address_request.changed'

type Input = {
  token: string
  answer: Required<Pick<OrderEdit, 'deliveryAddress' | 'deliveryDate' | 'deliverySlot'>> & {
    deliveryDate: string
    deliverySlot: string
  }
  /** Version of the answer that the form showed. */
  version: string
  requestId: string
  /** The reason on the credit note of a lower delivery fee, in the sender's language. */
  feeReason(language: Language): string
}

/**
 * Saves the recipient's address and delivery window (AGREE-03) under the order's lock, with the rules of a buyer's change. The fee of the
 * place applies, at most the fee of the checkout; the difference becomes store credit. A second answer to one form is refused unless it is
 * equal.
 */
export async function answerAddressRequest(
  context: AppContext,
  { token, answer, version, requestId, feeReason }: Input,
): Promise<Result<{ changed: boolean }, EditError | AnswerRefusal>> {
  const settings = await readSettings(context)
  const found = await findRequestByToken(context, context.db, token, context.clock.now())
  if (!found.ok) return found
  return editOrder<AnswerRefusal>(context, {
    actor: { userId: null, role: 'Recipient', permissions: [] },
    orderId: found.value.row.id,
    edit: answer,
    fee: { adjust: true, by: 'recipient', refundTo: 'credit', reason: feeReason },
    requestId,
    check: (order, now, trx) => checkAnswer(context, trx, { token, answer, version, order, settings, now }),
  })
}

type AnswerCheck = Pick<Input, 'token' | 'answer' | 'version'> & { order: LockedOrder; settings: Settings; now: number }

/** Checks under the lock that the request is open and the form is up to date. */
async function checkAnswer(
  context: AppContext,
  trx: Transaction,
  { token, answer, version, order, settings, now }: AnswerCheck,
): Promise<Result<unknown, AnswerRefusal>> {
  const found = await findRequestByToken(context, trx, token, now)
  if (!found.ok) return found
  const { state } = found.value
  if (state === 'cancelled') return refuse('order.cancelled')
  if (state === 'ended') return refuse('address_request.ended')
  if (state !== 'open' && state !== 'answered') return refuse('order.work_started')
  if (found.value.version !== version) {
    const repeated = await evaluateEdit(trx, { orderId: order.id, edit: answer, settings, now })
    return repeated?.fields.length === 0 ? ok(null) : refuse('address_request.changed')
  }
  return ok(null)
}
