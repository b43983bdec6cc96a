import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export type BadgeTone = 'pending' | 'waiting' | 'progress' | 'attention' | 'done' | 'canceled' | 'sale' | 'neutral'

const tones: Record<BadgeTone, string> = {
  pending: 'bg-pending text-pending-ink',
  waiting: 'bg-waiting text-waiting-ink',
  progress: 'bg-sand text-ink',
  attention: 'bg-ink text-paper',
  done: 'bg-done text-done-ink',
  canceled: 'bg-canceled text-canceled-ink',
  sale: 'bg-petal text-white',
  neutral: 'bg-sage text-leaf-deep',
}

/** A state as text with a colour and an optional icon. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-[0.8125rem] leading-none',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
