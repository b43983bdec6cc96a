import type { Product } from '@warda/contract/catalogue'
import type { Review } from '@warda/contract/reviews'
import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useState } from 'react'
import { openAuthModal } from '../../lib/session/auth-modal-state.ts'
import { readSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Histogram } from './histogram.tsx'
import { ReviewItem } from './review-item.tsx'

const ReviewForm = lazy(() => import('./review-form.tsx').then((module) => ({ default: module.ReviewForm })))

type ReviewsProps = Pick<Product, 'id' | 'rating' | 'reviewCount' | 'histogram' | 'reviewProducts'> & {
  /** Called after a review was saved, so that the product's rating can be refetched. */
  onAdded: () => void
}

/** The reviews of a product and the review form (FORM-03). */
export function Reviews({ id, rating, reviewCount, histogram, reviewProducts, onAdded }: ReviewsProps) {
  const [older, setOlder] = useState<Review[]>([])
  // Shown immediately, because the page's data may be older.
  const [ownReview, setOwnReview] = useState<Review>()
  const [page, setPage] = useState(1)
  const [busy, setBusy] = useState(false)
  const [isFormOpen, setFormOpen] = useState(false)
  const all = [...(ownReview ? [ownReview] : []), ...reviewProducts, ...older]
  const visibleReviews = [...new Map(all.toReversed().map((review) => [review.id, review])).values()].toReversed()

  const write = () => {
    if (readSession()) return setFormOpen(true)
    void notify.warning(m.review_login_first(), { where: 'shell' })
    openAuthModal('login', { note: m.review_login_first(), onSignedIn: () => setFormOpen(true) })
  }
  const loadMore = async () => {
    setBusy(true)
    const { callApi, getErrorMessage } = await import('../../lib/api/call-api.ts')
    try {
      const answer = await callApi('getReviews', { params: { productId: id }, query: { page: String(page) } })
      setOlder((reviews) => [
        ...reviews,
        ...answer.data.filter((review) => !reviews.some(({ id }) => id === review.id)),
      ])
      setPage(page + 1)
    } catch (error) {
      void notify.error(getErrorMessage(error))
    }
    setBusy(false)
  }

  return (
    <div className="grid gap-10 lg:grid-cols-[20rem_1fr] lg:gap-16">
      <div className="grid content-start gap-6">
        {reviewCount > 0 && <Histogram rating={rating} count={reviewCount} histogram={histogram} />}
        {!isFormOpen && (
          <Button look="secondary" onClick={write}>
            {m.review_write()}
          </Button>
        )}
      </div>
      <div>
        {isFormOpen && (
          <Suspense>
            <ReviewForm
              productId={id}
              onDone={(review) => {
                setFormOpen(false)
                setOwnReview(review)
                onAdded()
              }}
            />
          </Suspense>
        )}
        {visibleReviews.length === 0 ? (
          <p className="text-ink-soft">{m.review_none()}</p>
        ) : (
          <ul>
            {visibleReviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
        )}
        {visibleReviews.length < reviewCount && (
          <Button look="quiet" busy={busy} className="mt-4" onClick={() => void loadMore()}>
            {m.review_more()}
          </Button>
        )}
      </div>
    </div>
  )
}
