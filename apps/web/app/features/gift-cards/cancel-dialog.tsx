import { giftCardsEndpoints } from '@warda/contract/gift-cards'
import { m } from '@warda/i18n/messages'
import * as z from 'zod/mini'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons, ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { cancelGiftCard, type SoldGiftCard } from './use-gift-cards.ts'

const schema = z.object(giftCardsEndpoints.cancelGiftCard.body.shape)

/** Cancels a gift card, with the choice of the refund. */
export function CancelDialog({ card, onClose }: { card: SoldGiftCard; onClose: () => void }) {
  const { canUseCredit } = card.buyer
  const { form, getError, problem, busy, submit } = useContractForm({
    schema,
    defaults: { refundTo: canUseCredit ? 'credit' : 'transfer', reason: '' },
  })
  const cancel = submit(async (values) => {
    void notify.success(await cancelGiftCard(card.id, values))
    onClose()
  })
  const amount = formatMoney(card.amount, currentLanguage())
  return (
    <ResponsiveDialog open onClose={onClose} title={m.gift_card_cancel_title({ number: card.number })}>
      <form method="post" noValidate onSubmit={cancel} className="grid gap-5">
        <p>
          <AmountText>{m.gift_card_cancel_text({ amount, buyer: card.buyer.fullName })}</AmountText>
        </p>
        {problem && <Notice tone="error">{problem}</Notice>}
        <RadioGroup
          legend={m.gift_card_refund()}
          choices={[
            ...(canUseCredit ? [{ value: 'credit', label: m.gift_card_refund_credit() }] : []),
            {
              value: 'transfer',
              label: m.gift_card_refund_transfer(),
              text: canUseCredit ? undefined : m.gift_card_refund_no_credit(),
            },
          ]}
          error={getError('refundTo')}
          {...form.register('refundTo')}
        />
        <Field
          label={m.gift_card_reason()}
          autoComplete="off"
          error={getError('reason')}
          {...form.register('reason')}
        />
        <FormButtons submit={m.gift_card_cancel()} busy={busy} onCancel={onClose} />
      </form>
    </ResponsiveDialog>
  )
}
