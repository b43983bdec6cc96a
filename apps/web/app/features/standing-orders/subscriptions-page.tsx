import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Session } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { ShopperEditor } from './shopper-editor.tsx'
import { toForm } from './shopper-form.ts'
import { isShopper, ShopperOnly } from './shopper-only.tsx'
import type { Subscription } from './shopper-present.ts'
import { SubscriptionCard } from './subscription-card.tsx'
import { useShopperStandingOrders, useSubscribedProduct } from './use-shopper-standing.ts'

/** The subscriptions of a shopper: coming dates, past deliveries and changes. */
export const SubscriptionsPage = ({ session }: { session: Session }) =>
  isShopper(session) ? <Subscriptions userId={session.userId} /> : <ShopperOnly />

function Subscriptions({ userId }: { userId: string }) {
  const query = useShopperStandingOrders(userId)
  const [edited, setEdited] = useState<Subscription | null>(null)
  const add = (
    <LinkButton to={paths.shop}>
      <Plus aria-hidden="true" size={18} />
      {m.standing_shopper_choose()}
    </LinkButton>
  )
  return (
    <>
      <QueryResult query={query}>
        {(subscriptions) =>
          subscriptions.length === 0 ? (
            <EmptyState drawing="calendar" title={m.standing_shopper_empty_title()} actions={add}>
              {m.standing_shopper_empty_text()}
            </EmptyState>
          ) : (
            <div className="grid gap-5">
              <div className="flex justify-end">{add}</div>
              <ul className="grid gap-4">
                {subscriptions.map((order) => (
                  <li key={order.id}>
                    <SubscriptionCard userId={userId} order={order} onEdit={() => setEdited(order)} />
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      </QueryResult>
      <Dialog open={edited !== null} onClose={() => setEdited(null)} title={m.standing_shopper_edit_title()} wide>
        {edited !== null && <EditForm userId={userId} order={edited} onClose={() => setEdited(null)} />}
      </Dialog>
    </>
  )
}

type EditFormProps = { userId: string; order: Subscription; onClose: () => void }

function EditForm({ userId, order, onClose }: EditFormProps) {
  const query = useSubscribedProduct(order.lines[0]?.slug ?? '')
  return (
    <QueryResult query={query}>
      {(product) =>
        product === null ? (
          <Notice tone="warning">{m.standing_shopper_gone()}</Notice>
        ) : (
          <ShopperEditor
            userId={userId}
            product={product}
            order={order}
            initial={toForm(order)}
            onSaved={onClose}
            onCancel={onClose}
          />
        )
      }
    </QueryResult>
  )
}
