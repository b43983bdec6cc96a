import type { ClientProfile } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { classes } from '../../ui/classes.ts'
import { Check } from '../../ui/media/icons.tsx'
import { STEPS, type Step } from './steps.ts'

const names: Record<Step, () => string> = {
  register: m.client_mark_register,
  owner: m.client_mark_owner,
  tax: m.client_mark_tax,
}

/** The current step and the completed ones. */
export function StepMarks({ current, done }: { current: Step; done: ClientProfile['done'] }) {
  return (
    <ol aria-label={m.client_steps()} className="grid grid-cols-3 gap-2">
      {STEPS.map((step, index) => {
        const isCurrent = step === current
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={classes(
              'grid justify-items-start gap-1.5 border-t-3 pt-3 text-sm sm:flex sm:items-center sm:gap-2.5 sm:text-base',
              isCurrent ? 'border-leaf font-semibold' : done[step] ? 'border-leaf/50' : 'border-line text-ink-soft',
            )}
          >
            <span
              className={classes(
                'tabular grid size-7 shrink-0 place-items-center rounded-full text-sm',
                done[step]
                  ? 'bg-leaf text-white'
                  : isCurrent
                    ? 'border-2 border-leaf text-leaf'
                    : 'border border-line-strong',
              )}
            >
              {done[step] ? <Check size={15} aria-hidden="true" /> : index + 1}
            </span>
            <span>
              {names[step]()}
              {done[step] && <span className="sr-only"> ({m.client_step_done()})</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
