import { m } from '@warda/i18n/messages'
import { getLocale } from '@warda/i18n/runtime'
import { classes } from './classes.ts'

const outline = 'M10 1.6l2.6 5.300 5.800.8-4.200 4.100 1 5.800L10 14.900l-5.200 2.700 1-5.800L1.600 7.700l5.800-.8z'

/** Five stars filled up to a rating of 0 to 5, with the accessible name "4.5 of 5". */
export function Stars({ rating, size = 16, className }: { rating: number; size?: number; className?: string }) {
  const filled = Math.round(Math.min(5, Math.max(0, rating)) * 10) * 2
  return (
    <span
      role="img"
      aria-label={m.ui_rating({ rating: ratingText(rating) })}
      className={classes('relative inline-block align-middle text-line-strong/50', className)}
    >
      <Row size={size} />
      <span className="absolute inset-y-0 start-0 overflow-hidden text-star" style={{ width: `${filled}%` }}>
        <Row size={size} />
      </span>
    </span>
  )
}

/** One star and the number, for narrow places. */
export function StarScore({ rating }: { rating: number }) {
  return (
    <span className="flex items-center gap-1 text-sm">
      <span className="sr-only">{m.ui_rating({ rating: ratingText(rating) })}</span>
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 20 20" className="fill-star">
        <path d={outline} />
      </svg>
      <span aria-hidden="true" className="tabular">
        {ratingText(rating)}
      </span>
    </span>
  )
}

/** A rating with at most one decimal, in Latin digits. */
export const ratingText = (rating: number): string =>
  rating.toLocaleString(getLocale() === 'ar' ? 'ar-SA-u-nu-latn' : 'en', { maximumFractionDigits: 1 })

function Row({ size }: { size: number }) {
  return (
    <span className="flex w-max" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((star) => (
        <svg key={star} width={size} height={size} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
          <path d={outline} />
        </svg>
      ))}
    </span>
  )
}
