import { m } from '@warda/i18n/messages'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'

type AdminOrderButtonsProps = { at: number; count: number; name: string; onMove: (to: number) => void }

/** Moves one of a list up or down, by press or keyboard: the focus goes along, so that several steps are several presses. */
export function ReorderButtons({ at, count, name, onMove }: AdminOrderButtonsProps) {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<'up' | 'down' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move the same buttons stand elsewhere
  useEffect(() => {
    if (pressed.current === null) return
    const [up, down] = box.current?.querySelectorAll('button') ?? []
    const wanted = pressed.current === 'up' ? [up, down] : [down, up]
    wanted.find((button) => button?.disabled === false)?.focus()
    pressed.current = null
  }, [at])
  const move = (way: 'up' | 'down'): void => {
    pressed.current = way
    onMove(way === 'up' ? at - 1 : at + 1)
  }
  if (count < 2) return null
  return (
    <div ref={box} className="flex">
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
