import { giftCardBody } from '@warda/contract/gift-cards'
import { parseAmount } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import * as z from 'zod/mini'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import type { Session } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { buyGiftCard, getPaymentLink, useOffer } from './use-gift-cards.ts'

const { recipientName, recipientEmail, senderName, message, sendOn } = giftCardBody.shape

const schema = z.object({
  amount: z.string().check(z.refine((text) => parseAmount(text).ok, { error: 'amount_invalid' })),
  recipientName,
  recipientEmail,
  senderName,
  message,
  sendOn,
})

/** Buys a gift card and opens its payment. */
export function BuyForm({ session, openPayment }: { session: Session; openPayment: (address: string) => void }) {
  const { data: offer } = useOffer()
  const { form, getError, problem, busy, submit } = useContractForm({
    schema,
    defaults: {
      amount: '',
      recipientName: '',
      recipientEmail: '',
      senderName: session.fullName,
      message: '',
      sendOn: '',
    },
    draft: { name: `gift-card:${session.userId}` },
  })
  if (offer === undefined) return null
  if (!offer.isSold) return <Notice>{m.gift_card_not_sold()}</Notice>
  const language = currentLanguage()
  const buy = submit(async (values) => {
    const amount = parseAmount(values.amount)
    const id = await buyGiftCard(session.userId, { ...values, amount: amount.ok ? amount.value / 100 : 0 })
    openPayment(await getPaymentLink(session.userId, id))
  })
  const limits = {
    min: formatMoney(offer.minAmount, language),
    max: formatMoney(offer.maxAmount, language),
  }
  return (
    <form method="post" noValidate onSubmit={buy} className="grid items-start gap-5 sm:grid-cols-2">
      {problem && (
        <div className="sm:col-span-2">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <div className="sm:col-span-2">
        <Field
          label={m.gift_card_amount()}
          hint={<AmountText>{m.gift_card_amount_hint(limits)}</AmountText>}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          error={getError('amount')}
          {...form.register('amount')}
        />
      </div>
      <Field
        label={m.gift_card_recipient()}
        autoComplete="off"
        error={getError('recipientName')}
        {...form.register('recipientName')}
      />
      <Field
        label={m.gift_card_email()}
        optional
        hint={m.gift_card_email_hint()}
        type="email"
        dir="ltr"
        autoComplete="off"
        error={getError('recipientEmail')}
        {...form.register('recipientEmail')}
      />
      <Field
        label={m.gift_card_sender()}
        autoComplete="off"
        error={getError('senderName')}
        {...form.register('senderName')}
      />
      <Field
        label={m.gift_card_send_on()}
        optional
        type="date"
        hint={m.gift_card_send_on_hint()}
        error={getError('sendOn')}
        {...form.register('sendOn')}
      />
      <div className="sm:col-span-2">
        <TextareaField
          label={m.gift_card_message()}
          optional
          rows={3}
          error={getError('message')}
          {...form.register('message')}
        />
      </div>
      <p className="text-ink-soft text-sm sm:col-span-2">
        {offer.validMonths === 0 ? m.gift_card_valid_always() : m.gift_card_valid({ count: offer.validMonths })}{' '}
        {m.gift_card_no_vat()}
      </p>
      <Button type="submit" size="large" busy={busy} className="sm:col-span-2">
        {m.gift_card_pay()}
      </Button>
    </form>
  )
}
