import { m } from '@warda/i18n/messages'
import type { Order } from './orders-present.ts'

/** Branch and purchase order number of a business order in lists (RUN-04). */
export function OrderLabels({ order: { branch, purchaseOrder } }: { order: Order }) {
  if (branch === null) return null
  return (
    <p className="font-normal text-ink-soft text-sm">
      <bdi>{branch.branchName}</bdi>
      {purchaseOrder !== null && (
        <>
          {' · '}
          <span className="sr-only">{m.purchase_order()} </span>
          <bdi>{purchaseOrder}</bdi>
        </>
      )}
    </p>
  )
}
