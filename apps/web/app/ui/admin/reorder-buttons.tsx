import { m } from '@warda/i18n/messages'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'

type ReorderButtonsProps = { at: number; count: number; name: string; onMove: (to: number) => void }

/** Moves an item of a list up or down; the focus moves with it, so that the next press moves it again. */
export function ReorderButtons({ at, count, name, onMove }: ReorderButtonsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const pressed = useRef<'up' | 'down' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move the same buttons stand elsewhere
  useEffect(() => {
    if (pressed.current === null) return
    const [up, down] = frame.current?.querySelectorAll('button') ?? []
    const candidates = pressed.current === 'up' ? [up, down] : [down, up]
    candidates.find((button) => button?.disabled === false)?.focus()
    pressed.current = null
  }, [at])
  const move = (direction: 'up' | 'down'): void => {
    pressed.current = direction
    onMove(direction === 'up' ? at - 1 : at + 1)
  }
  if (count < 2) return null
  return (
    <div ref={frame} className="flex">
      <IconButton label={m.admin_ui_move_up({ name })} Icon={ArrowUp} disabled={at === 0} onClick={() => move('up')} />
      <IconButton
        label={m.admin_ui_move_down({ name })}
        Icon={ArrowDown}
        disabled={at === count - 1}
        onClick={() => move('down')}
      />
    </div>
  )
}
