import { normaliseDigits } from '@warda/domain/text'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { Field } from '../../ui/forms/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { CARD_SIDE, CARD_SIZES, parseCardSize } from './card-paper.ts'
import type { PrintRun } from './run-request.ts'

type CardSizeFieldsProps = { card: PrintRun['card']; onChange: (size: string) => void }

/** The size of cards: A6, A5 or the width and height of the shop's own cards, which count once they are within the limits. */
export function CardSizeFields({ card, onChange }: CardSizeFieldsProps) {
  const [isOwn, setIsOwn] = useState(card.name === 'own')
  const [typed, setTyped] = useState({ width: String(card.size.width), height: String(card.size.height) })
  const type = (change: Partial<typeof typed>): void => {
    const next = { ...typed, ...change }
    setTyped(next)
    const size = normaliseDigits(`${next.width}x${next.height}`)
    if (parseCardSize(size).name === 'own') onChange(size)
  }
  const side = (key: 'width' | 'height', label: string) => (
    <Field
      label={label}
      inputMode="numeric"
      className="w-28"
      value={typed[key]}
      error={isSide(typed[key]) ? undefined : m.workroom_print_side({ min: CARD_SIDE.min, max: CARD_SIDE.max })}
      onChange={({ target }) => type({ [key]: target.value })}
    />
  )
  return (
    <>
      <SelectField
        label={m.workroom_print_card_size()}
        value={isOwn ? 'own' : card.name}
        onChange={({ target }) => {
          setIsOwn(target.value === 'own')
          if (target.value !== 'own') onChange(target.value)
          else type({})
        }}
      >
        {Object.keys(CARD_SIZES).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value="own">{m.workroom_print_own_size()}</option>
      </SelectField>
      {isOwn && side('width', m.workroom_print_width())}
      {isOwn && side('height', m.workroom_print_height())}
    </>
  )
}

const isSide = (typed: string): boolean => parseCardSize(normaliseDigits(`${typed}x${CARD_SIDE.min}`)).name === 'own'
