import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { CARD_TEXTS } from './card-texts.ts'

type CardSuggestionsProps = { message: string; onChoose: (text: string) => void }

/** Messages to choose from; a text that the buyer wrote can be brought back. */
export function CardSuggestions({ message, onChoose }: CardSuggestionsProps) {
  const [shown, setShown] = useState(0)
  const [replaced, setReplaced] = useState<string | null>(null)
  const texts = CARD_TEXTS[shown]?.texts ?? []
  const choose = (text: string): void => {
    const isOwn =
      message.trim() !== '' && !CARD_TEXTS.some((occasion) => occasion.texts.some((known) => known() === message))
    if (isOwn) setReplaced(message)
    onChoose(text)
  }
  return (
    <section aria-label={m.card_suggestions()} className="grid gap-4 rounded-field bg-sand p-4">
      <div className="flex flex-wrap gap-2">
        {CARD_TEXTS.map(({ name }, index) => (
          <button
            key={name()}
            type="button"
            aria-pressed={index === shown}
            onClick={() => setShown(index)}
            className={classes(
              'min-h-11 rounded-full border px-4 text-sm transition-colors duration-150',
              index === shown ? 'border-leaf bg-leaf text-white' : 'border-line-strong bg-card hover:border-leaf',
            )}
          >
            {name()}
          </button>
        ))}
      </div>
      <ul className="grid gap-2">
        {texts.map((text) => (
          <li key={text()}>
            <button
              type="button"
              onClick={() => choose(text())}
              className="min-h-11 w-full rounded-field border border-line bg-card px-4 py-2.5 text-start font-display hover:border-leaf"
            >
              {text()}
            </button>
          </li>
        ))}
      </ul>
      {replaced !== null && (
        <button
          type="button"
          className="min-h-11 justify-self-start text-sm underline underline-offset-4"
          onClick={() => {
            onChoose(replaced)
            setReplaced(null)
          }}
        >
          {m.card_undo()}
        </button>
      )}
    </section>
  )
}
