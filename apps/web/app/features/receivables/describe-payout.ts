import type { Answer } from '@warda/contract/call'
import { isolate } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { getGatewayName } from '../../lib/shop/gateway-names.ts'

type Payout = Pick<Answer<'refundPayouts'>['data'][number], 'state' | 'isSlow' | 'failure' | 'failureText' | 'paidWith'>

/** The state of a refund in words; null while the desk has to send it. */
export function describePayout({ state, isSlow, failure, failureText, paidWith }: Payout): string | null {
  const gateway = isolate(getGatewayName(paidWith[0]?.gateway ?? ''))
  if (state === 'open') return null
  if (state === 'byHand') return m.refund_payout_by_hand()
  if (state === 'refunded') return m.refund_payout_refunded({ gateway })
  if (state === 'pending') return isSlow ? m.refund_payout_slow({ gateway }) : m.refund_payout_pending({ gateway })
  if (failure === 'otherAmount') return m.refund_payout_other_amount({ gateway })
  if (failure === 'noKeys') return m.refund_payout_no_keys({ gateway })
  if (failure === 'notFound') return m.refund_payout_not_found({ gateway })
  return failureText === ''
    ? m.refund_payout_refused_plain({ gateway })
    : m.refund_payout_refused({ gateway, text: isolate(failureText) })
}
