import type { OrderConfirmation } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatDateTime, formatMoney, formatTime, formatWindow } from '../../../lib/format/format.ts'
import { AmountText } from '../../../ui/data/money.tsx'
import { findSurprise, listNextSteps, type NextStep } from './next-steps.ts'

/** What happens next, as numbered steps. */
export function NextStepList({ confirmation }: { confirmation: OrderConfirmation }) {
  const steps = listNextSteps(confirmation)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next-steps" className="grid gap-4">
      <h2 id="next-steps" className="text-2xl">
        {m.thanks_next()}
      </h2>
      <ol className="grid">
        {steps.map((step, index) => {
          const { title, text } = describe(step, confirmation)
          return (
            <li
              key={step}
              className="relative flex gap-4 pb-5 last:pb-0 not-last:before:absolute not-last:before:start-4 not-last:before:top-8 not-last:before:bottom-0 not-last:before:w-px not-last:before:bg-line-strong"
            >
              <span
                aria-hidden="true"
                className="tabular grid size-8 shrink-0 place-items-center rounded-full bg-sage font-semibold text-leaf-deep text-sm"
              >
                {index + 1}
              </span>
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-soft">
                  <AmountText>{text}</AmountText>
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Names the amount that the driver takes; for a gift also how to keep it from the recipient. */
function describeDelivery(confirmation: OrderConfirmation, slot: string): string {
  const { order } = confirmation
  if (order.paymentTerms !== 'cash' || order.outstanding === 0) return m.thanks_step_deliver_text({ slot })
  const money = formatMoney(order.outstanding, currentLanguage())
  return findSurprise(confirmation) === null
    ? m.thanks_step_deliver_cash({ slot, money })
    : m.thanks_step_deliver_gift({ slot, money, name: order.recipient.fullName })
}

function describe(step: NextStep, confirmation: OrderConfirmation): { title: string; text: string } {
  const { order } = confirmation
  const language = currentLanguage()
  const name = order.recipient.fullName
  const window = formatWindow(order.deliveryDate, order.deliverySlot, language)
  const texts: Record<NextStep, () => { title: string; text: string }> = {
    pay: () => ({
      title: m.thanks_step_pay(),
      text: m.thanks_step_pay_text({ time: formatTime(order.payUntil ?? order.createdAt, language) }),
    }),
    approve: () => ({ title: m.thanks_step_approve(), text: m.thanks_step_approve_text() }),
    address: () => ({
      title: m.thanks_step_address({ name }),
      text: m.thanks_step_address_text({
        time: formatDateTime(order.addressWantedUntil ?? order.createdAt, language),
      }),
    }),
    prepare: () => ({ title: m.thanks_step_prepare(), text: m.thanks_step_prepare_text({ day: window.day }) }),
    deliver: () => ({
      title: m.thanks_step_deliver(),
      text: describeDelivery(confirmation, window.slot),
    }),
    done: () => ({ title: m.thanks_step_done(), text: m.thanks_step_done_text() }),
  }
  return texts[step]()
}
