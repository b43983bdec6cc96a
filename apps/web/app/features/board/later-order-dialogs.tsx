import { type ComponentType, useEffect, useState } from 'react'
import { textOf } from '../../lib/api.ts'
import { notify } from '../../ui/toast.ts'
import type { OrderDialogsProps } from './order-dialogs.tsx'

/**
 * The dialogs of one order, fetched when the first of them is asked for: a desk has a network and seldom needs them. A driver's board
 * carries them from the start.
 */
export function LaterOrderDialogs(props: OrderDialogsProps) {
  const [Dialogs, setDialogs] = useState<ComponentType<OrderDialogsProps> | null>(null)
  const { asked, onClose } = props
  useEffect(() => {
    if (asked === null || Dialogs !== null) return
    import('./order-dialogs.tsx').then(
      ({ OrderDialogs }) => setDialogs(() => OrderDialogs),
      (error: unknown) => {
        void notify.error(textOf(error))
        onClose()
      },
    )
  }, [asked, Dialogs, onClose])
  return Dialogs && <Dialogs {...props} />
}
