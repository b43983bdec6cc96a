import { text } from '@warda/contract/wire/text'
import { getTextLength } from '@warda/domain/text'
import { m } from '@warda/i18n/messages'
import * as z from 'zod/mini'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { moderateReview, type Review } from './use-admin-reviews.ts'

const MAX_LENGTH = 500
const schema = z.object({ reply: text(1, MAX_LENGTH) })

/** Publishes the shop's reply to a review; the draft stays in session storage until it is published or discarded. */
export function ReplyForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const { form, getError, problem, setProblem, busy, submit } = useContractForm({
    schema,
    defaults: { reply: review.reply },
    draft: { name: `review-reply-${review.id}` },
  })
  const publish = submit(async ({ reply }) => {
    await moderateReview(review.id, { reply })
    onClose()
  })
  const remove = (): void =>
    void moderateReview(review.id, { reply: '' }).then(onClose, (error: unknown) => setProblem(getErrorMessage(error)))
  const count = getTextLength(form.watch('reply').trim())
  return (
    <form method="post" noValidate onSubmit={publish} className="grid gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextareaField
        label={m.admin_reviews_reply_ours()}
        hint={m.admin_reviews_reply_hint({ count, max: MAX_LENGTH })}
        rows={3}
        dir="auto"
        autoFocus
        error={getError('reply')}
        {...form.register('reply')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="min-h-11" busy={busy}>
          {m.admin_reviews_reply_save()}
        </Button>
        <Button look="secondary" className="min-h-11" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        {review.reply !== '' && (
          <Button look="quiet" className="min-h-11 text-petal-deep" onClick={remove}>
            {m.admin_reviews_reply_remove()}
          </Button>
        )}
      </div>
    </form>
  )
}
