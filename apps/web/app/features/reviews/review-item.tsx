import type { Review } from '@warda/contract/reviews'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Stars } from '../../ui/data/stars.tsx'

/** One review in its own language and direction. */
export function ReviewItem({ review }: { review: Review }) {
  return (
    <li className="border-line border-b py-5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.stars} />
        <bdi className="font-semibold">{review.author}</bdi>
        {review.isVerified && <Badge tone="done">{m.review_verified()}</Badge>}
        {review.isPending && <Badge tone="pending">{m.review_pending()}</Badge>}
        <time dateTime={review.createdAt} className="text-ink-soft text-sm">
          {formatDate(review.createdAt, currentLanguage())}
        </time>
      </p>
      <p
        lang={review.language}
        dir={review.language === 'ar' ? 'rtl' : 'ltr'}
        className="mt-2 w-fit max-w-prose whitespace-pre-line break-words"
      >
        {review.description}
      </p>
      {review.reply && (
        <p
          dir="auto"
          className="mt-3 w-fit max-w-prose whitespace-pre-line break-words border-leaf border-s-2 ps-4 text-start"
        >
          <b className="block text-sm">{m.review_reply()}</b>
          {review.reply}
        </p>
      )}
    </li>
  )
}
