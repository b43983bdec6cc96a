import { m } from '@warda/i18n/messages'
import { Eye, EyeOff, MessageSquareReply } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Stars } from '../../ui/data/stars.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ReplyForm } from './reply-form.tsx'
import { moderateReview, type Review } from './use-admin-reviews.ts'

/** One review with its moderation actions. */
export function ReviewCard({ review }: { review: Review }) {
  const [replying, setReplying] = useState(false)
  const dir = review.language === 'ar' ? 'rtl' : 'ltr'
  return (
    <li
      className={classes(
        'grid gap-3 rounded-card border p-4 sm:p-5',
        review.isHidden ? 'border-line-strong border-dashed bg-paper' : 'border-line bg-card',
      )}
    >
      <ReviewHeader review={review} />
      <p lang={review.language} dir={dir} className="w-fit max-w-prose whitespace-pre-line text-start">
        {review.description}
      </p>
      {review.reply !== '' && !replying && (
        <div className="max-w-prose border-leaf border-s-2 ps-4">
          <p className="font-semibold text-sm">{m.admin_reviews_reply_ours()}</p>
          <p dir="auto" className="mt-0.5 w-fit whitespace-pre-line text-start text-ink-soft">
            {review.reply}
          </p>
        </div>
      )}
      {replying ? (
        <ReplyForm review={review} onClose={() => setReplying(false)} />
      ) : (
        <Actions review={review} onReply={() => setReplying(true)} />
      )}
    </li>
  )
}

function ReviewHeader({ review }: { review: Review }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Stars rating={review.stars} />
      <bdi className="font-semibold">{review.author}</bdi>
      <time dateTime={review.createdAt} className="text-ink-soft text-sm">
        {formatDate(review.createdAt, currentLanguage())}
      </time>
      {review.isVerified && <Badge tone="done">{m.review_verified()}</Badge>}
      {review.isHidden && (
        <Badge tone="pending" icon={<EyeOff aria-hidden="true" size={14} />}>
          {review.isPending ? m.admin_reviews_pending() : m.admin_reviews_hidden()}
        </Badge>
      )}
      <Link
        to={adminPaths.product(review.product.id)}
        className="-my-2.5 inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink sm:ms-auto"
      >
        <bdi>{review.product.name}</bdi>
      </Link>
    </div>
  )
}

function Actions({ review, onReply }: { review: Review; onReply: () => void }) {
  const { busy, problem, run: toggle } = useApiMutation(() => moderateReview(review.id, { isHidden: !review.isHidden }))
  const name = review.author
  const [reply, replyNamed] =
    review.reply === ''
      ? [m.admin_reviews_reply(), m.admin_reviews_reply_named({ name })]
      : [m.admin_reviews_reply_edit(), m.admin_reviews_reply_edit_named({ name })]
  const [show, showNamed] = review.isHidden
    ? [m.admin_reviews_show(), m.admin_reviews_show_named({ name })]
    : [m.admin_reviews_hide(), m.admin_reviews_hide_named({ name })]
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" className="min-h-11" aria-label={replyNamed} onClick={onReply}>
          <MessageSquareReply aria-hidden="true" size={18} className="rtl:-scale-x-100" />
          {reply}
        </Button>
        <Button look="quiet" className="min-h-11" aria-label={showNamed} busy={busy} onClick={() => void toggle()}>
          {review.isHidden ? <Eye aria-hidden="true" size={18} /> : <EyeOff aria-hidden="true" size={18} />}
          {show}
        </Button>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
    </>
  )
}
