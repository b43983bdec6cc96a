import type { Answer } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '../../lib/shop/brand.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { AuthPage } from './auth-page.tsx'

/** Welcome page with the coupon of the first order (ROUTE-09). */
export function EmailConfirmed({ email, answer }: { email: string; answer: Answer<'confirmEmail'> }) {
  const { name: brand } = useBrand()
  return (
    <AuthPage title={m.confirm_email_done({ email })} lead={m.confirm_email_welcome({ brand })}>
      {answer.welcomeCode !== null && <Gift percent={answer.welcomePercent} code={answer.welcomeCode} />}
      <LinkButton to={paths.shop} size="large" wide className="mt-6">
        {m.confirm_email_shop()}
      </LinkButton>
    </AuthPage>
  )
}

function Gift({ percent, code }: { percent: number; code: string }) {
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-petal/40 border-dashed bg-petal-soft px-5 py-6 text-center">
      <p className="font-display text-2xl text-petal-deep">{m.confirm_email_gift({ percent })}</p>
      <p className="text-ink-soft text-sm">{m.confirm_email_gift_text()}</p>
      <bdi className="tabular select-all font-semibold text-2xl tracking-widest">{code}</bdi>
      <Button look="secondary" size="small" className="min-h-11" onClick={copy}>
        {copied ? <Check aria-hidden="true" size={16} /> : <Copy aria-hidden="true" size={16} />}
        <span aria-live="polite">{copied ? m.confirm_email_copied() : m.confirm_email_copy()}</span>
      </Button>
    </div>
  )
}
