import type { Quote } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney, formatNumber } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { LegalAcceptance } from '../../ui/forms/legal-acceptance.tsx'
import { MissingFlowerFields } from '../../ui/forms/missing-flower-fields.tsx'
import { CardMessage } from './card-message.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import { CouponField } from './coupon-field.tsx'
import { MessageChannelField } from './message-channel.tsx'
import { type PriceChange, PriceChanged } from './price-changed.tsx'
import { TermsChoice } from './terms-choice.tsx'

type PayStepProps = {
  userId: string
  senderName: string
  checkout: CheckoutForm
  quote: Quote | undefined
  quoting: boolean
  change: PriceChange | null
}

/** Card message, coupon, points and payment terms. */
export function PayStep({ userId, senderName, checkout, quote, quoting, change }: PayStepProps) {
  const { form, getError, busy } = checkout
  const terms = form.watch('paymentTerms')
  return (
    <div className="grid gap-7">
      <div className="grid gap-1">
        <CardMessage checkout={checkout} senderName={senderName} />
        <Checkbox label={m.checkout_hide_sender()} {...form.register('hideSender')} />
      </div>
      <MissingFlowerFields registerField={checkout.form.register} getError={checkout.getError} />
      <CouponField checkout={checkout} quote={quote} quoting={quoting} />
      {quote && <PointsField checkout={checkout} quote={quote} />}
      <TermsChoice
        terms={quote?.terms ?? []}
        chosen={terms}
        error={getError('paymentTerms')}
        onChoose={(chosen) => form.setValue('paymentTerms', chosen, { shouldDirty: true, shouldValidate: true })}
      />
      <MessageChannelField checkout={checkout} userId={userId} />
      {change && <PriceChanged key={change.now} change={change} />}
      <LegalAcceptance />
      <Button type="submit" size="large" wide busy={busy} disabled={quote === undefined}>
        <AmountText>{busy ? m.checkout_placing() : nameButton(terms, change)}</AmountText>
      </Button>
    </div>
  )
}

const nameButton = (terms: string, change: PriceChange | null): string => {
  if (change !== null) return m.checkout_place_at({ money: formatMoney(change.now, currentLanguage()) })
  return terms === 'online' ? m.checkout_place_pay() : m.checkout_place()
}

function PointsField({ checkout, quote }: { checkout: CheckoutForm; quote: Quote }) {
  const language = currentLanguage()
  const { balance, usable, worth } = quote.points
  if (usable === 0) return balance === 0 ? <p className="text-ink-soft text-sm">{m.checkout_points_none()}</p> : null
  const hint = m.checkout_points_hint({
    usable: formatNumber(usable, language),
    balance: formatNumber(balance, language),
    money: formatMoney(worth, language),
  })
  return (
    <Checkbox
      label={
        <>
          <span className="font-medium">{m.checkout_points()}</span>
          <span className="block text-ink-soft text-sm">
            <AmountText>{hint}</AmountText>
          </span>
        </>
      }
      {...checkout.form.register('usePoints')}
    />
  )
}
