import { LIMITS } from '@warda/domain/limits'
import { getTextLength } from '@warda/domain/text'
import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useState } from 'react'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import type { CheckoutForm } from './checkout-form.ts'

const CardSuggestions = lazy(() =>
  import('./card-suggestions.tsx').then((module) => ({ default: module.CardSuggestions })),
)
const CardPreview = lazy(() => import('./card-preview.tsx').then((module) => ({ default: module.CardPreview })))

type CardMessageProps = { checkout: CheckoutForm; senderName: string }

/** The message on the card, with suggestions and a preview of the print. */
export function CardMessage({ checkout, senderName }: CardMessageProps) {
  const { form, getError } = checkout
  const [help, setHelp] = useState<'suggestions' | 'preview' | null>(null)
  const [message, recipient, hideSender] = form.watch(['cardMessage', 'recipient.fullName', 'hideSender'])
  const remaining = LIMITS.cardMessage - getTextLength(message)
  const toggle = (which: 'suggestions' | 'preview') => ({
    'aria-expanded': help === which,
    onClick: () => setHelp(help === which ? null : which),
  })
  return (
    <div className="grid gap-1.5">
      <TextareaField
        label={m.checkout_card()}
        optional
        dir="auto"
        hint={m.checkout_card_hint()}
        error={getError('cardMessage')}
        {...form.register('cardMessage')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div className="flex flex-wrap gap-x-6">
          <button type="button" className={LINK} {...toggle('suggestions')}>
            {m.card_suggestions()}
          </button>
          <button type="button" className={LINK} {...toggle('preview')}>
            {m.card_preview()}
          </button>
        </div>
        <p className={`tabular text-sm ${remaining < 0 ? 'font-semibold text-canceled-ink' : 'text-ink-soft'}`}>
          {m.checkout_card_left({ count: remaining })}
        </p>
      </div>
      <Suspense fallback={<div className="min-h-44" />}>
        {help === 'suggestions' && (
          <CardSuggestions
            message={message}
            onChoose={(text) => form.setValue('cardMessage', text, { shouldDirty: true, shouldValidate: true })}
          />
        )}
        {help === 'preview' && <CardPreview message={message} from={hideSender ? null : senderName} to={recipient} />}
      </Suspense>
    </div>
  )
}

const LINK = 'min-h-11 font-semibold text-leaf text-sm underline underline-offset-4'
