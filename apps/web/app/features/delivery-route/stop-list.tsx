import type { DeliveryRoute } from '@warda/contract/board'
import { m } from '@warda/i18n/messages'
import { useEffect, useRef, useState } from 'react'
import { StopRow } from './stop-row.tsx'
import { useReorder } from './use-reorder.ts'

type StopListProps = { route: DeliveryRoute; onOrder: (ids: string[]) => void }

/** Stops in driving order, reordered by drag handle or buttons. */
export function StopList({ route, onOrder }: StopListProps) {
  const [announcement, setAnnouncement] = useState('')
  const stops = new Map(route.stops.map((stop) => [stop.order.id, stop]))
  const { ids, dragged, move, handle } = useReorder([...stops.keys()], onOrder)
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<{ id: string; direction: string } | null>(null)
  // Moving an item in the DOM loses the focus of its button, so the focus is restored.
  useEffect(() => {
    const { current: press } = pressed
    if (press === null || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-stop="${press.id}"] [data-move="${press.direction}"]`)?.focus()
  })
  const moveBy = (id: string, to: number): void => {
    pressed.current = { id, direction: to < ids.indexOf(id) ? 'up' : 'down' }
    move(id, to)
    const name = stops.get(id)?.order.recipient.fullName ?? ''
    setAnnouncement(m.driver_stop_moved({ name, number: to + 1, count: ids.length }))
  }
  return (
    <>
      <ol ref={list} aria-label={m.driver_stop_list()} className="grid gap-3">
        {ids.map((id, index) => {
          const stop = stops.get(id)
          return (
            stop && (
              <StopRow
                key={id}
                stop={stop}
                index={index}
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
        {announcement}
      </p>
    </>
  )
}
