import { normaliseText } from '@warda/domain/text'
import { m } from '@warda/i18n/messages'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { X } from '../../ui/media/icons.tsx'

type KeywordListProps = {
  legend: string
  /** Suggested keywords, as stored. */
  suggestions: readonly string[]
  getName: (keyword: string) => string
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** Keywords added one by one; a suggested one is matched by its name in the current language, any other text is used as typed. */
export function KeywordList({ legend, suggestions, getName, chosen, error, onChange }: KeywordListProps) {
  const id = useId()
  const [inputValue, setInputValue] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const add = (): void => {
    const name = normaliseText(inputValue)
    const keyword =
      suggestions.find((suggestion) => getName(suggestion).toLowerCase() === name.toLowerCase()) ?? name.toLowerCase()
    if (keyword === '') return
    if (!chosen.includes(keyword)) onChange([...chosen, keyword])
    setInputValue('')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  const remove = (keyword: string): void => {
    onChange(chosen.filter((existing) => existing !== keyword))
    box.current?.querySelector('input')?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the field's own label
    <div ref={box} role="group" aria-label={legend} className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field
          label={legend}
          list={`${id}-known`}
          value={inputValue}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setInputValue(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button look="secondary" className="min-h-12" disabled={inputValue.trim() === ''} onClick={add}>
          {m.admin_products_add_word()}
        </Button>
      </div>
      <datalist id={`${id}-known`}>
        {suggestions
          .filter((keyword) => !chosen.includes(keyword))
          .map((keyword) => (
            <option key={keyword} value={getName(keyword)} />
          ))}
      </datalist>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((keyword) => (
            <li
              key={keyword}
              className="inline-flex min-h-11 items-center rounded-full bg-sage ps-4 font-medium text-[0.9375rem] text-leaf-deep"
            >
              <bdi>{getName(keyword)}</bdi>
              <button
                type="button"
                aria-label={m.admin_products_remove_word({ name: getName(keyword) })}
                onClick={() => remove(keyword)}
                className="grid size-11 place-items-center rounded-full hover:bg-card"
              >
                <X aria-hidden="true" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldError data-error>{error}</FieldError>
    </div>
  )
}
