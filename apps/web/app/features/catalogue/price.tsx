import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { classes } from '../../ui/classes.ts'
import { Money } from '../../ui/data/money.tsx'

type PriceProps = { price: number; originalPrice: number; hasRange?: boolean; className?: string }

/** The current price and, on sale, the previous one, both labelled for screen readers. */
export function Price({ price, originalPrice, hasRange = false, className }: PriceProps) {
  const onSale = originalPrice > price
  const format = (riyals: number) => formatMoney(riyals, currentLanguage())
  return (
    <p className={classes('flex flex-wrap items-baseline gap-x-2', className)}>
      {hasRange && <span className="text-ink-soft text-sm">{m.shop_price_from()}</span>}
      {onSale && <span className="sr-only">{m.shop_price_now({ price: format(price) })}</span>}
      <span aria-hidden={onSale} className={classes('font-semibold', onSale && 'text-petal-deep')}>
        <Money riyals={price} />
      </span>
      {onSale && (
        <>
          <span className="sr-only">{m.shop_price_was({ price: format(originalPrice) })}</span>
          <s aria-hidden="true" className="text-ink-soft text-sm">
            <Money riyals={originalPrice} />
          </s>
        </>
      )}
    </p>
  )
}
