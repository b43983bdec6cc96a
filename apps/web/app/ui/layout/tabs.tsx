import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classes } from '../classes.ts'

export type Tab<Id extends string> = { id: Id; label: ReactNode; content: ReactNode }

type TabsProps<Id extends string> = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/** Tabs with the keyboard support of the ARIA pattern; arrow keys follow the reading direction. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find((tab) => tab.id === selected)
  const move = (event: KeyboardEvent) => {
    const target = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    )
    const tab = target === null ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="no-scrollbar flex gap-1 overflow-x-auto border-line border-b"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={classes(
              '-mb-px min-h-12 flex-1 whitespace-nowrap border-b-2 px-4 font-semibold transition-colors duration-150',
              tab.id === selected ? 'border-leaf text-leaf' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className="pt-5">
        {current?.content}
      </div>
    </div>
  )
}

const nextIndex = (key: string, from: number, count: number): number | null => {
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const previousKey = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (from + 1) % count
  if (key === previousKey) return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
