import type { DeliveryRoute } from '@warda/contract/board'
import { m } from '@warda/i18n/messages'
import { useEffect, useRef, useState } from 'react'
import { StopRow } from './stop-row.tsx'
import { useReorder } from './use-reorder.ts'

type StopListProps = { route: DeliveryRoute; onOrder: (ids: string[]) => void }

/** The stops in driving order; by handle or by buttons they change places. */
export function StopList({ route, onOrder }: StopListProps) {
  const [said, setSaid] = useState('')
  const stops = new Map(route.stops.map((stop) => [stop.order.id, stop]))
  const { ids, dragged, move, handle } = useReorder([...stops.keys()], onOrder)
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<{ id: string; way: string } | null>(null)
  // An item that changes places drops the focus of its button: whoever pressed it goes on from there.
  useEffect(() => {
    const { current: press } = pressed
    if (press === null || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-stop="${press.id}"] [data-move="${press.way}"]`)?.focus()
  })
  const moveBy = (id: string, to: number): void => {
    pressed.current = { id, way: to < ids.indexOf(id) ? 'up' : 'down' }
    move(id, to)
    const name = stops.get(id)?.order.recipient.fullName ?? ''
    setSaid(m.driver_stop_moved({ name, number: to + 1, count: ids.length }))
  }
  return (
    <>
      <ol ref={list} aria-label={m.driver_stop_list()} className="grid gap-3">
        {ids.map((id, at) => {
          const stop = stops.get(id)
          return (
            stop && (
              <StopRow
                key={id}
                stop={stop}
                at={at}
                count={ids.length}
                dragged={dragged === id}
                handle={handle(id)}
                onMove={(to) => moveBy(id, to)}
              />
            )
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
