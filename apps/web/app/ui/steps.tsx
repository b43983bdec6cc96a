import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Check } from './icons.tsx'

/** Where one stands in a row of steps; `current` counts from 0. */
export function Steps({ label, steps, current }: { label: string; steps: readonly ReactNode[]; current: number }) {
  return (
    <ol aria-label={label} className="flex items-start gap-2">
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one form never move
          key={index}
          aria-current={index === current ? 'step' : undefined}
          className={classes('grid flex-1 gap-2 text-sm', index > current && 'text-ink-soft')}
        >
          <span className={classes('h-1 rounded-full', index <= current ? 'bg-leaf' : 'bg-line')} />
          <span className="flex items-center gap-1.5 font-semibold">
            {index < current && <Check aria-hidden="true" size={14} />}
            {step}
          </span>
        </li>
      ))}
    </ol>
  )
}
