import { m } from '@warda/i18n/messages'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { matchesWords } from '../../lib/format/match-words.ts'
import { classes } from '../classes.ts'
import { ChevronDown } from '../media/icons.tsx'
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame.tsx'

export type PickOption = { id: number; name: string; detail?: string }

type PickFieldProps = FieldTexts & {
  name?: string
  options: readonly PickOption[]
  /** Id of the chosen option; 0 for none. */
  value: number
  onChange: (id: number) => void
  onBlur?: () => void
  /** Text of "none", which can be chosen like an option; without it an option must be chosen. */
  noneText?: string
  placeholder?: string
}

/** More options than this are reached by typing. */
const SHOWN = 50

/** One of many options, found by typing parts of its name or detail (ARIA combobox). */
export function PickField(props: PickFieldProps) {
  const { label, hint, error, optional, name, options, value, onChange, onBlur, noneText, placeholder } = props
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = typed !== null
  const chosen = options.find(({ id }) => id === value)
  const found = isOpen ? listOptions(options, typed, noneText) : []
  const shown = found.slice(0, SHOWN)
  const at = Math.min(active, shown.length - 1)
  useEffect(() => {
    if (isOpen) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, at])
  const open = (text: string): void => {
    setTyped(text)
    const position = listOptions(options, text, noneText).findIndex(({ id }) => id === value)
    setActive(text === '' ? Math.max(0, position) : 0)
  }
  const choose = (option: PickOption | undefined): void => {
    if (option === undefined) return
    onChange(option.id)
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      // A dialog around the field stays open.
      event.stopPropagation()
      setTyped(null)
    } else if (event.key === 'Enter' && isOpen) choose(shown[at])
    else if (event.key === 'ArrowDown' && !isOpen) open('')
    else if (event.key === 'ArrowDown') setActive(Math.min(at + 1, shown.length - 1))
    else if (event.key === 'ArrowUp' && isOpen) setActive(Math.max(at - 1, 0))
    else return
    event.preventDefault()
  }
  return (
    <div className="relative">
      <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false}>
        {(wiring) => (
          <div className="relative">
            <input
              {...wiring}
              name={name}
              type="text"
              role="combobox"
              aria-expanded={shown.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && shown[at] !== undefined ? `${listId}-${shown[at].id}` : undefined}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              placeholder={chosen === undefined ? (noneText ?? placeholder) : chosen.name}
              value={typed ?? chosen?.name ?? ''}
              onClick={() => open('')}
              onBlur={() => {
                setTyped(null)
                onBlur?.()
              }}
              onKeyDown={onKeyDown}
              onChange={({ currentTarget }) => open(currentTarget.value)}
              className={classes(controlStyle, 'pe-11 text-ellipsis')}
            />
            <ChevronDown
              aria-hidden="true"
              size={18}
              className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink-soft"
            />
          </div>
        )}
      </FieldFrame>
      <div
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-field border border-line bg-card py-1 shadow-float"
      >
        <div ref={list} id={listId} role="listbox" aria-label={typeof label === 'string' ? label : undefined}>
          {shown.map((option, position) => (
            <div
              key={option.id}
              id={`${listId}-${option.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={position === at}
              // The press must not take the focus from the field, which would close the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              onKeyDown={onKeyDown}
              className={classes('min-h-11 cursor-pointer px-3.5 py-2.5 hover:bg-sand', position === at && 'bg-sand')}
            >
              <span className="block">
                <bdi>{option.name}</bdi>
              </span>
              {option.detail !== undefined && (
                <span className="block text-ink-soft text-sm">
                  <bdi>{option.detail}</bdi>
                </span>
              )}
            </div>
          ))}
        </div>
        {isOpen && (found.length === 0 || found.length > SHOWN) && (
          <p role="status" className="px-3.5 py-2.5 text-ink-soft text-sm">
            {found.length === 0 ? m.ui_pick_none() : m.ui_pick_more({ count: found.length - SHOWN })}
          </p>
        )}
      </div>
    </div>
  )
}

/** The options whose name and detail contain every typed word; "none" is listed while nothing is typed. */
function listOptions(options: readonly PickOption[], typed: string, noneText: string | undefined): PickOption[] {
  const matching = options.filter(({ name, detail = '' }) => matchesWords(typed, `${name} ${detail}`))
  return noneText !== undefined && typed === '' ? [{ id: 0, name: noneText }, ...matching] : matching
}
