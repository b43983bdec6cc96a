import { addDays, riyadhDate, weekday } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { useNavigate } from 'react-router'
import type { Session } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { ShopperEditor } from './shopper-editor.tsx'
import { toNewForm } from './shopper-form.ts'
import { isShopper, ShopperOnly } from './shopper-only.tsx'
import { useSubscribedProduct } from './use-shopper-standing.ts'

type SubscribePageProps = {
  session: Session
  /** Product, size and quantity from the URL. */
  slug: string
  variantId: number
  quantity: number
}

/** Days until the first possible delivery: orders are placed two days ahead. */
const FIRST_AFTER = 2

/** A new subscription to a product. */
export function SubscribePage({ session, slug, variantId, quantity }: SubscribePageProps) {
  const navigate = useNavigate()
  const query = useSubscribedProduct(slug)
  if (!isShopper(session)) return <ShopperOnly />
  const startsOn = addDays(riyadhDate(Date.now()), FIRST_AFTER)
  return (
    <QueryResult query={query}>
      {(product) => {
        const [first] = product?.variants ?? []
        if (!product || !first) return <NotSold />
        const variant = product.variants.find(({ id }) => id === variantId) ?? first
        const back = paths.product(product.slug)
        return (
          <div className="mx-auto grid max-w-3xl gap-6">
            <p className="text-ink-soft text-lg">{m.standing_shopper_of({ name: product.name })}</p>
            <ShopperEditor
              userId={session.userId}
              product={product}
              order={null}
              initial={toNewForm({ variantId: variant.id, quantity, startsOn, day: weekday(startsOn) })}
              onSaved={() => void navigate(paths.subscriptions(session.userId))}
              onCancel={() => void navigate(back)}
            />
          </div>
        )
      }}
    </QueryResult>
  )
}

const NotSold = () => (
  <EmptyState
    drawing="calendar"
    title={m.product_not_found()}
    actions={<LinkButton to={paths.shop}>{m.orders_empty_action()}</LinkButton>}
  >
    {m.standing_shopper_gone()}
  </EmptyState>
)
