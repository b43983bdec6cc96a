import { giftCardCode } from '@warda/contract/gift-cards'
import { m } from '@warda/i18n/messages'
import * as z from 'zod/mini'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { redeemGiftCard } from './use-gift-cards.ts'

const schema = z.object({ code: giftCardCode })

type RedeemFormProps = { userId: string; code?: string; onRedeemed?: (message: string) => void }

/** Redeems a gift card by its code; a link fills in the code. */
export function RedeemForm({ userId, code = '', onRedeemed }: RedeemFormProps) {
  const { form, getError, problem, busy, submit } = useContractForm({ schema, defaults: { code } })
  const redeem = submit(async (values) => {
    const message = await redeemGiftCard(userId, values.code)
    form.reset({ code: '' })
    if (onRedeemed) onRedeemed(message)
    else void notify.success(message)
  })
  return (
    <form method="post" noValidate onSubmit={redeem} className="grid gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <Field
        label={m.gift_card_code()}
        hint={m.gift_card_code_hint()}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="tabular uppercase"
        error={getError('code')}
        {...form.register('code')}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {m.gift_card_redeem_button()}
      </Button>
    </form>
  )
}
