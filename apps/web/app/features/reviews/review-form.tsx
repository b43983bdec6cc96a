import type { Review } from '@warda/contract/reviews'
import { reviewBody } from '@warda/contract/reviews'
import { LIMITS } from '@warda/domain/limits'
import { getTextLength } from '@warda/domain/text'
import { m } from '@warda/i18n/messages'
import { Controller } from 'react-hook-form'
import { callApi } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { StarsField } from '../../ui/forms/stars-field.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'

/** Rating and 10 to 500 characters (FORM-03); a second review by the same user replaces the first. */
export function ReviewForm({ productId, onDone }: { productId: number; onDone: (review: Review) => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: reviewBody,
    defaults: { description: '', stars: 0 },
    draft: { name: `review-${productId}` },
  })
  const length = getTextLength(form.watch('description').trim())
  const send = submit(async (body) => {
    const { message, data } = await callApi('addReview', { params: { productId }, body })
    void notify.success(message || m.review_sent(), { where: 'shell' })
    onDone(data)
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={send}
      className="mb-8 grid gap-5 rounded-card border border-line bg-card p-5 sm:p-7"
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      <Controller
        control={form.control}
        name="stars"
        render={({ field }) => (
          <StarsField
            label={m.review_stars_label()}
            name="stars"
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={getError('stars')}
          />
        )}
      />
      <TextareaField
        label={m.review_text_label()}
        hint={m.review_text_hint({ count: length, max: LIMITS.review.max })}
        placeholder={m.review_text_placeholder()}
        error={getError('description')}
        {...form.register('description')}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {m.review_send()}
      </Button>
    </form>
  )
}
