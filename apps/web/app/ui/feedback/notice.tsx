import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { AmountText } from '../data/money.tsx'
import { CircleAlert, CircleCheck, Info } from '../media/notice-icons.tsx'

export type NoticeTone = 'error' | 'warning' | 'success' | 'info'

const looks: Record<NoticeTone, string> = {
  error: 'bg-canceled text-canceled-ink',
  warning: 'bg-pending text-pending-ink',
  success: 'bg-done text-done-ink',
  info: 'bg-sage text-leaf-deep',
}
const icons = { error: CircleAlert, warning: CircleAlert, success: CircleCheck, info: Info }

/** An inline message, announced when it appears: errors as `alert`, others as `status`. */
export function Notice({
  tone = 'info',
  children,
  action,
}: {
  tone?: NoticeTone
  children: ReactNode
  action?: ReactNode
}) {
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-field px-4 py-3 text-[0.9375rem]',
        looks[tone],
      )}
    >
      <Icon aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 basis-40">
        <AmountText>{children}</AmountText>
      </div>
      {action}
    </div>
  )
}
