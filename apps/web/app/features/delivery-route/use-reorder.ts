import { type PointerEvent, useRef, useState } from 'react'
import { moveItem } from './move-item.ts'

type Reorder = {
  /** Current order, including an active drag. */
  ids: readonly string[]
  dragged: string | null
  move: (id: string, to: number) => void
  /** Event handlers of the drag handle; the item needs `data-stop={id}`. */
  handle: (id: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/** Reorders a list by pointer events; calls `onOrder` once on drop. */
export function useReorder(saved: readonly string[], onOrder: (ids: string[]) => void): Reorder {
  const [drag, setDrag] = useState<{ id: string; ids: readonly string[] } | null>(null)
  // Pointer events can fire several times between renders.
  const current = useRef(drag)
  const change = (next: typeof drag): void => {
    current.current = next
    setDrag(next)
  }
  const move = (id: string, to: number): void => {
    const from = saved.indexOf(id)
    if (from < 0 || to < 0 || to >= saved.length || to === from) return
    onOrder(moveItem(saved, from, to))
  }
  const dragOver = (event: PointerEvent<HTMLElement>): void => {
    const { current: active } = current
    if (active === null) return
    const target = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-stop]')?.dataset.stop)
      .find((id) => id !== undefined && id !== active.id && active.ids.includes(id))
    if (target === undefined) return
    change({ id: active.id, ids: moveItem(active.ids, active.ids.indexOf(active.id), active.ids.indexOf(target)) })
  }
  const drop = (): void => {
    const { current: active } = current
    change(null)
    if (active?.ids.some((id, index) => id !== saved[index])) onOrder([...active.ids])
  }
  const handle: Reorder['handle'] = (id) => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      change({ id, ids: saved })
    },
    onPointerMove: dragOver,
    onPointerUp: drop,
    onPointerCancel: () => change(null),
  })
  return { ids: drag?.ids ?? saved, dragged: drag?.id ?? null, move, handle }
}
