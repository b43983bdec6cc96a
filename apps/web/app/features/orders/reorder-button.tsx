import { m } from '@warda/i18n/messages'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi, textOf } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { readSession } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import type { Order } from './orders-present.ts'

/** Puts the same flowers into the cart again and goes there; what can't be had is told. */
export function ReorderButton({ order }: { order: Order }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const navigate = useNavigate()
  const again = async (): Promise<void> => {
    const userId = readSession()?.userId
    if (userId === undefined) return
    setBusy(true)
    setProblem(null)
    try {
      const { message, added, problems } = await callApi('reorder', { params: { userId, orderId: order.id } })
      for (const name of ['cart', 'checkout-lines', 'quote']) queryClient.removeQueries({ queryKey: [name, userId] })
      const told = [message, ...problems].filter((text) => text !== '').join(' ')
      if (added === 0) {
        setProblem(told)
        return
      }
      void (problems.length > 0 ? notify.warning(told) : notify.success(told, { where: 'shell' }))
      void navigate(paths.cart)
    } catch (error) {
      setProblem(textOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        look="secondary"
        size="small"
        className="min-h-11"
        busy={busy}
        aria-label={m.orders_again_named({ number: order.orderNumber })}
        onClick={() => void again()}
      >
        <RotateCcw aria-hidden="true" size={16} className="rtl:-scale-x-100" />
        {m.orders_again()}
      </Button>
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  )
}
