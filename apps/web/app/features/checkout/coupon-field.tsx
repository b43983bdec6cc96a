import type { Quote } from '@warda/contract/orders'
import { normaliseCode } from '@warda/domain/coupons/coupon-code'
import { m } from '@warda/i18n/messages'
import { TicketPercent, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { CheckoutForm } from './checkout-form.ts'

type CouponFieldProps = { checkout: CheckoutForm; quote: Quote | undefined; quoting: boolean }

/** Coupon code: "apply" validates it with the server and shows the discount or the problem. */
export function CouponField({ checkout, quote, quoting }: CouponFieldProps) {
  const { form, getError } = checkout
  const applied = form.watch('couponCode')
  const [typed, setTyped] = useState(applied)
  const set = (code: string): void => {
    form.setValue('couponCode', code, { shouldDirty: true, shouldValidate: true, shouldTouch: true })
  }
  const answer = applied !== '' && quote?.coupon?.code.toLowerCase() === applied.toLowerCase() ? quote.coupon : null
  if (answer !== null && answer.problem === null) {
    const remove = (): void => {
      setTyped('')
      set('')
    }
    return (
      <p
        role="status"
        className="flex items-center gap-2 rounded-field bg-petal-soft py-1.5 ps-4 pe-1.5 font-medium leading-snug text-petal-deep"
      >
        <TicketPercent aria-hidden="true" size={20} className="shrink-0" />
        <span className="grow">
          {answer.percent > 0
            ? m.checkout_coupon_applied({ code: answer.code, percent: answer.percent })
            : m.checkout_coupon_accepted({ code: answer.code })}
        </span>
        <button
          type="button"
          onClick={remove}
          aria-label={m.checkout_coupon_remove()}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-card"
        >
          <X aria-hidden="true" size={17} />
        </button>
      </p>
    )
  }
  const apply = (): void => set(normaliseCode(typed))
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-3">
      <Field
        label={m.checkout_coupon()}
        optional
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={answer?.problem ?? getError('couponCode')}
        onChange={(event) => {
          setTyped(event.target.value)
          // A change clears the previous code and its error.
          if (applied !== '') set('')
        }}
        onBlur={() => {
          // Applies a typed code when the buyer continues without pressing "apply".
          if (typed.trim() !== applied) apply()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter applies the code instead of placing the order.
          event.preventDefault()
          apply()
        }}
      />
      <Button look="secondary" className="mt-[1.9rem] min-h-12" busy={quoting && applied !== ''} onClick={apply}>
        {m.checkout_coupon_apply()}
      </Button>
    </div>
  )
}
