import type { ReactNode } from 'react'
import { ChevronDown } from './icons.tsx'

type DisclosureProps = { title: ReactNode; children: ReactNode; open?: boolean | undefined; name?: string }

/** A collapsible section by `<details>`. Of the sections with the same `name` only one is open. */
export function Disclosure({ title, children, open, name }: DisclosureProps) {
  return (
    <details open={open} name={name} className="group border-line border-b">
      <summary className="flex min-h-13 items-center justify-between gap-4 py-3 font-semibold">
        {title}
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5 text-ink-soft">{children}</div>
    </details>
  )
}
