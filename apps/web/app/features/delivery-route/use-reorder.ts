import { type PointerEvent, useRef, useState } from 'react'
import { moved } from './move-stop.ts'

type Reorder = {
  /** The ids as they stand while something is dragged. */
  ids: readonly string[]
  dragged: string | null
  move: (id: string, to: number) => void
  /** For the handle of an item; the item itself carries `data-stop={id}`. */
  handle: (id: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/** Puts a list in another order with finger, mouse or pen; `onOrder` gets the new order once, when it is let go. */
export function useReorder(saved: readonly string[], onOrder: (ids: string[]) => void): Reorder {
  const [drag, setDrag] = useState<{ id: string; ids: readonly string[] } | null>(null)
  // Events come faster than drawings.
  const current = useRef(drag)
  const change = (next: typeof drag): void => {
    current.current = next
    setDrag(next)
  }
  const move = (id: string, to: number): void => {
    const from = saved.indexOf(id)
    if (from < 0 || to < 0 || to >= saved.length || to === from) return
    onOrder(moved(saved, from, to))
  }
  const over = (event: PointerEvent<HTMLElement>): void => {
    const { current: now } = current
    if (now === null) return
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-stop]')?.dataset.stop)
      .find((id) => id !== undefined && id !== now.id && now.ids.includes(id))
    if (under === undefined) return
    change({ id: now.id, ids: moved(now.ids, now.ids.indexOf(now.id), now.ids.indexOf(under)) })
  }
  const drop = (): void => {
    const { current: now } = current
    change(null)
    if (now?.ids.some((id, at) => id !== saved[at])) onOrder([...now.ids])
  }
  const handle: Reorder['handle'] = (id) => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      change({ id, ids: saved })
    },
    onPointerMove: over,
    onPointerUp: drop,
    onPointerCancel: () => change(null),
  })
  return { ids: drag?.ids ?? saved, dragged: drag?.id ?? null, move, handle }
}
