import { m } from '@warda/i18n/messages'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { removeCached } from '../../lib/api/api-query.ts'
import { callApi, readNewTotal } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { readSession } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { type Order, sumLines } from './orders-present.ts'

/** Adds the lines of an order to the cart and opens it; reports what is out of stock. */
export function ReorderButton({ order }: { order: Order }) {
  const [nothingAdded, setNothingAdded] = useState<string | null>(null)
  const navigate = useNavigate()
  // The lines' total on the page; after a change, the new total that the notice names.
  const [expectedTotal, setExpectedTotal] = useState(() => sumLines(order))
  const send = (userId: string) =>
    callApi('reorder', { params: { userId, orderId: order.id }, body: { expectedTotal } })
  const { busy, problem, run } = useApiMutation(send, {
    onSuccess: ({ message, added, problems }) => {
      removeCached('getCart', 'quoteOrder')
      const text = [message, ...problems].filter((sentence) => sentence !== '').join(' ')
      if (added === 0) return setNothingAdded(text)
      void (problems.length > 0 ? notify.warning(text) : notify.success(text, { where: 'shell' }))
      void navigate(paths.cart)
    },
    onError: (error) => setExpectedTotal((shown) => readNewTotal(error) ?? shown),
  })
  const reorder = (): void => {
    setNothingAdded(null)
    const userId = readSession()?.userId
    if (userId !== undefined) void run(userId)
  }
  const notice = problem ?? nothingAdded
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        look="secondary"
        size="small"
        className="min-h-11"
        busy={busy}
        aria-label={m.orders_again_named({ number: order.orderNumber })}
        onClick={reorder}
      >
        <RotateCcw aria-hidden="true" size={16} className="rtl:-scale-x-100" />
        {m.orders_again()}
      </Button>
      {notice && <Notice tone="error">{notice}</Notice>}
    </div>
  )
}
