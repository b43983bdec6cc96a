import { m } from '@warda/i18n/messages'
import { MessageCircleQuestionMark } from '../media/buying-icons.tsx'
import { MapPin } from '../media/icons.tsx'

const CHOICES = [
  {
    askRecipient: false,
    label: m.checkout_where_known,
    deskLabel: m.admin_phone_where_known,
    hint: m.checkout_where_known_hint,
    deskHint: m.admin_phone_where_known_hint,
    Icon: MapPin,
  },
  {
    askRecipient: true,
    label: m.checkout_where_ask,
    deskLabel: m.checkout_where_ask,
    hint: m.checkout_where_ask_hint,
    deskHint: m.checkout_where_ask_hint,
    Icon: MessageCircleQuestionMark,
  },
] as const

type AddressSourceChoiceProps = { askRecipient: boolean; isDesk?: boolean; onChoose: (askRecipient: boolean) => void }

/** Whether the sender gives the address, or the recipient is asked for it (AGREE-03); at the desk the texts speak about the customer. */
export function AddressSourceChoice({ askRecipient, isDesk = false, onChoose }: AddressSourceChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{m.checkout_address()}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {CHOICES.map(({ askRecipient: value, label, deskLabel, hint, deskHint, Icon }) => (
          <label
            key={String(value)}
            className="flex items-center gap-3 rounded-field border border-line-strong px-4 py-3 transition-colors duration-150 has-checked:border-leaf has-checked:bg-sage has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="addressSource"
              checked={askRecipient === value}
              onChange={() => onChoose(value)}
              className="size-5 shrink-0"
            />
            <span className="grow">
              <span className="block font-semibold">{(isDesk ? deskLabel : label)()}</span>
              <span className="block text-ink-soft text-sm">{(isDesk ? deskHint : hint)()}</span>
            </span>
            <Icon aria-hidden="true" size={22} className="shrink-0 text-leaf" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const STEPS = [m.checkout_ask_step_link, m.checkout_ask_step_answer, m.checkout_ask_step_fee] as const
const DESK_STEPS = [m.checkout_ask_step_link, m.admin_phone_ask_answer, m.admin_phone_ask_fee] as const

/** What happens when the recipient is asked for the address. */
export function AskRecipientSteps({ isDesk = false }: { isDesk?: boolean }) {
  return (
    <ol className="grid gap-2.5 rounded-card bg-sage p-5">
      {(isDesk ? DESK_STEPS : STEPS).map((text, index) => (
        <li key={text()} className="flex gap-3">
          <span
            aria-hidden="true"
            className="tabular grid size-6 shrink-0 place-items-center rounded-full bg-leaf text-sm text-white"
          >
            {index + 1}
          </span>
          <span>{text()}</span>
        </li>
      ))}
    </ol>
  )
}
