import type { Home } from '@warda/contract/catalogue'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Stars } from '../../ui/data/stars.tsx'

/** A few reviews in their original language. */
export function Testimonials({ reviews }: { reviews: Home['reviews'] }) {
  return (
    <ul className="grid gap-8 md:grid-cols-3 md:gap-12">
      {reviews.slice(0, 3).map((review) => (
        <li key={review.id} className="grid content-start gap-4">
          <Stars rating={review.stars} />
          <blockquote
            lang={review.language}
            dir={review.language === 'ar' ? 'rtl' : 'ltr'}
            className="font-display text-xl leading-snug"
          >
            {review.description}
          </blockquote>
          <p className="text-ink-soft text-sm">
            <bdi className="font-semibold text-ink">{review.author}</bdi>{' '}
            <Link to={paths.product(review.product.slug)} className="underline underline-offset-4">
              {m.review_of({ product: review.product.name })}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
