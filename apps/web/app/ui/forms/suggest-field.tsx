import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { classes } from '../classes.ts'
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame.tsx'

type SuggestFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
    value: string
    onChange: (value: string) => void
    /** The suggestions for the typed text, in display order. */
    suggest: (typed: string) => readonly string[]
  }

/** A text field with a list that filters while typing; other text stays possible (ARIA combobox). */
export function SuggestField({ label, hint, error, optional, value, onChange, suggest, ...input }: SuggestFieldProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const options = isOpen ? suggest(value) : []
  const choose = (option: string): void => {
    onChange(option)
    setOpen(false)
    setActive(-1)
  }
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpen(false)
    const chosen = options[active]
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const step = event.key === 'ArrowDown' ? 1 : -1
    setActive((at) => Math.min(options.length - 1, Math.max(-1, at + step)))
  }
  return (
    <div className="relative">
      <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false}>
        {(wiring) => (
          <input
            {...input}
            {...wiring}
            type="text"
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 && options[active] !== undefined ? `${listId}-${active}` : undefined}
            value={value}
            onFocus={() => setOpen(true)}
            onBlur={(event) => {
              setOpen(false)
              input.onBlur?.(event)
            }}
            onKeyDown={move}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value)
              setOpen(true)
              setActive(-1)
            }}
            className={controlStyle}
          />
        )}
      </FieldFrame>
      <div
        id={listId}
        role="listbox"
        aria-label={typeof label === 'string' ? label : undefined}
        hidden={options.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-field border border-line bg-card py-1 shadow-float"
      >
        {options.map((option, at) => (
          <div
            key={option}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // The press must not take the focus from the field, which would close the list.
            onPointerDown={(event) => {
              event.preventDefault()
              choose(option)
            }}
            className={classes('min-h-11 cursor-pointer px-3.5 py-2.5 hover:bg-sand', at === active && 'bg-sand')}
          >
            {option}
          </div>
        ))}
      </div>
    </div>
  )
}
