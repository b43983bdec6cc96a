import { m } from '@warda/i18n/messages'
import { ratingText, Stars } from '../../ui/data/stars.tsx'

type HistogramProps = {
  rating: number
  count: number
  /** Number of reviews that count in the rating by stars; index 0 is one star. */
  histogram: readonly number[]
}

/** The average rating and the number of reviews per rating. */
export function Histogram({ rating, count, histogram }: HistogramProps) {
  const rated = histogram.reduce((sum, reviews) => sum + reviews, 0)
  return (
    <div className="grid content-start gap-5">
      <p className="flex items-end gap-3">
        <span className="tabular font-display text-6xl leading-none">{ratingText(rating)}</span>
        <span className="grid gap-0.5">
          <Stars rating={rating} size={18} />
          <span className="text-ink-soft text-sm">{m.review_count({ count })}</span>
          {rated < count && <span className="text-ink-soft text-sm">{m.review_rating_verified()}</span>}
        </span>
      </p>
      <ul className="grid gap-1.5">
        {[5, 4, 3, 2, 1].map((stars) => {
          const reviewCount = histogram[stars - 1] ?? 0
          return (
            <li key={stars} className="flex items-center gap-3 text-sm">
              <span className="sr-only">{m.review_stars_row({ stars, count: reviewCount })}</span>
              <span aria-hidden="true" className="tabular w-2">
                {stars}
              </span>
              <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-star"
                  style={{ width: `${(100 * reviewCount) / Math.max(1, rated)}%` }}
                />
              </span>
              <span aria-hidden="true" className="tabular w-7 text-end text-ink-soft">
                {reviewCount}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
