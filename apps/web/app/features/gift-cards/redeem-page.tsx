import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { RedeemForm } from './redeem-form.tsx'
import { ShopperOnly } from './shopper-only.tsx'

/** The page that a gift card's link opens. */
export function RedeemPage({ code }: { code: string }) {
  return (
    <div className="page min-h-dvh py-10 sm:py-14">
      <h1 className="text-4xl sm:text-5xl">{m.gift_card_page_title()}</h1>
      <p className="mt-2 text-ink-soft">{m.gift_card_page_text()}</p>
      <div className="mt-8 max-w-xl">
        <ShopperOnly text={m.gift_card_page_login()}>
          {({ userId }) => <Redeem key={userId} userId={userId} code={code} />}
        </ShopperOnly>
      </div>
    </div>
  )
}

function Redeem({ userId, code }: { userId: string; code: string }) {
  const [message, setMessage] = useState<string | null>(null)
  if (message === null) return <RedeemForm userId={userId} code={code} onRedeemed={setMessage} />
  return (
    <div className="grid gap-5">
      <Notice tone="success">{message}</Notice>
      <p>{m.gift_card_credit_hint()}</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={paths.shop}>{m.gift_card_shop()}</LinkButton>
        <LinkButton to={paths.giftCards} look="secondary">
          {m.gift_card_credit()}
        </LinkButton>
      </p>
    </div>
  )
}
