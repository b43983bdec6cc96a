import { m } from '@warda/i18n/messages'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { GiftCardState } from './gift-card-state.tsx'
import { formatLastDay } from './last-day.ts'
import { type GiftCard, getPaymentLink } from './use-gift-cards.ts'

type OwnCardsProps = { userId: string; cards: readonly GiftCard[]; openPayment: (address: string) => void }

/** The gift cards that the shopper bought, with the link of those that can be redeemed. */
export function OwnCards({ cards, ...props }: OwnCardsProps) {
  if (cards.length === 0) return <p className="text-ink-soft">{m.gift_card_none()}</p>
  return (
    <ul className="grid gap-4">
      {cards.map((card) => (
        <li key={card.id} className="grid gap-2 rounded-card border border-line p-5">
          <GiftCardFacts card={card} />
          <CardAction card={card} {...props} />
        </li>
      ))}
    </ul>
  )
}

/** Number, amount, recipient, state and what happens next. */
export function GiftCardFacts({ card }: { card: GiftCard }) {
  const sending = describeSending(card)
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-3">
        <span className="font-semibold">{m.gift_card_number({ number: card.number })}</span>
        <Money riyals={card.amount} className="font-semibold text-xl" />
      </p>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <bdi>{m.gift_card_for({ name: card.recipientName })}</bdi>
        <GiftCardState state={card.state} />
      </p>
      {sending && <p className="text-ink-soft text-sm">{sending}</p>}
      {card.state === 'active' && card.expiresAt !== null && (
        <p className="text-ink-soft text-sm">{m.gift_card_until({ date: formatLastDay(card.expiresAt) })}</p>
      )}
    </>
  )
}

function describeSending({ state, recipientEmail: email, sendOn, sentAt }: GiftCard): string | null {
  if (email === null || state === 'unpaid') return null
  if (sentAt !== null) return m.gift_card_sent({ email })
  if (state !== 'active') return null
  return sendOn === null
    ? m.gift_card_sending({ email })
    : m.gift_card_sends({ email, date: formatDay(sendOn, currentLanguage()) })
}

function CardAction({ card, userId, openPayment }: { card: GiftCard } & Omit<OwnCardsProps, 'cards'>) {
  const { busy, run } = useApiMutation(async () => openPayment(await getPaymentLink(userId, card.id)))
  if (card.state === 'unpaid')
    return (
      <Button
        look="secondary"
        size="small"
        className="min-h-11 justify-self-start"
        busy={busy}
        onClick={() => void run()}
      >
        {m.gift_card_continue()}
        <span className="sr-only">{card.number}</span>
      </Button>
    )
  return card.link === null ? null : <CopyLink link={card.link} number={card.number} />
}

export function CopyLink({ link, number }: { link: string; number: number }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link)
    void notify.success(m.gift_card_copied())
  }
  return (
    <div className="grid gap-2">
      <bdi dir="ltr" className="select-all break-all rounded-field bg-sand px-3 py-2 text-sm">
        {link}
      </bdi>
      <Button look="secondary" size="small" className="min-h-11 justify-self-start" onClick={() => void copy()}>
        {m.gift_card_copy()}
        <span className="sr-only">{number}</span>
      </Button>
    </div>
  )
}
