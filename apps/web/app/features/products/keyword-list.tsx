import { normaliseText } from '@warda/domain/text'
import { m } from '@warda/i18n/messages'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { X } from '../../ui/media/icons.tsx'

type AddedWordsProps = {
  legend: string
  /** Suggested keywords, as stored. */
  known: readonly string[]
  nameOf: (word: string) => string
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** Keywords added one by one; a suggested one is matched by its name in the current language, any other text is used as typed. */
export function AddedWords({ legend, known, nameOf, chosen, error, onChange }: AddedWordsProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const add = (): void => {
    const name = normaliseText(typed)
    const word = known.find((one) => nameOf(one).toLowerCase() === name.toLowerCase()) ?? name.toLowerCase()
    if (word === '') return
    if (!chosen.includes(word)) onChange([...chosen, word])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  const remove = (word: string): void => {
    onChange(chosen.filter((one) => one !== word))
    box.current?.querySelector('input')?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the field's own label
    <div ref={box} role="group" aria-label={legend} className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field
          label={legend}
          list={`${id}-known`}
          value={typed}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button look="secondary" className="min-h-12" disabled={typed.trim() === ''} onClick={add}>
          {m.admin_products_add_word()}
        </Button>
      </div>
      <datalist id={`${id}-known`}>
        {known
          .filter((word) => !chosen.includes(word))
          .map((word) => (
            <option key={word} value={nameOf(word)} />
          ))}
      </datalist>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((word) => (
            <li
              key={word}
              className="inline-flex min-h-11 items-center rounded-full bg-sage ps-4 font-medium text-[0.9375rem] text-leaf-deep"
            >
              <bdi>{nameOf(word)}</bdi>
              <button
                type="button"
                aria-label={m.admin_products_remove_word({ name: nameOf(word) })}
                onClick={() => remove(word)}
                className="grid size-11 place-items-center rounded-full hover:bg-card"
              >
                <X aria-hidden="true" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" data-fault className="font-medium text-canceled-ink text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
