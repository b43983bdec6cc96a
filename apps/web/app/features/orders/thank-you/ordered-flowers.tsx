import { m } from '@warda/i18n/messages'
import { sizeLabel } from '../../../lib/format/size-label.ts'
import { Money } from '../../../ui/data/money.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import type { Order } from '../orders-present.ts'

const MAX_LARGE = 3

/** The ordered flowers: large pictures of the first ones and a list of all. */
export function OrderedFlowers({ items }: { items: Order['items'] }) {
  const pictures = items.flatMap(({ picture }) => picture ?? []).slice(0, MAX_LARGE)
  return (
    <div className="grid content-start gap-5">
      <div className="grid grid-cols-2 gap-3">
        {pictures.map((picture, index) => (
          <Picture
            key={picture.key}
            picture={picture}
            first={index === 0}
            sizes={
              spansAll(index, pictures.length) ? '(min-width: 1024px) 30rem, 100vw' : '(min-width: 1024px) 15rem, 50vw'
            }
            className={
              spansAll(index, pictures.length) ? 'col-span-2 aspect-4/5 rounded-card' : 'aspect-4/5 rounded-card'
            }
          />
        ))}
      </div>
      <ul aria-label={m.orders_items()} className="grid gap-2">
        {items.map((item) => (
          <li key={item.variantId} className="flex items-baseline justify-between gap-4">
            <span>
              {item.name}{' '}
              <span className="text-ink-soft text-sm">
                {item.size !== 'single' && sizeLabel(item.size)} <bdi className="tabular">× {item.quantity}</bdi>
              </span>
            </span>
            <Money riyals={item.lineTotal} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Two pictures stand beside each other; of one or three the first takes the whole width. */
const spansAll = (index: number, count: number): boolean => index === 0 && count !== 2
