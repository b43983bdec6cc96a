import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type LineProps = { Icon: LucideIcon; name: string; strong?: boolean; action?: ReactNode; children: ReactNode }

/** Labelled value with an icon and an optional action; a child of <dl>. */
export function Line({ Icon, name, strong = false, action, children }: LineProps) {
  return (
    <div className="relative grid min-h-12 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 py-0.5 ps-8 leading-snug">
      <dt className="col-start-1 text-ink-soft text-xs">
        <Icon aria-hidden="true" size={19} className="absolute inset-y-0 start-0 my-auto" />
        {name}
      </dt>
      <dd className={strong ? 'col-start-1 font-semibold' : 'col-start-1 font-medium'}>{children}</dd>
      {action && <dd className="col-start-2 row-span-2 row-start-1 self-center">{action}</dd>}
    </div>
  )
}
