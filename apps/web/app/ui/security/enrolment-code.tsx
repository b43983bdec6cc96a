import { m } from '@warda/i18n/messages'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'

/** Modules around a QR code that stay empty, as its standard demands. */
const MARGIN = 4

type EnrolmentCodeProps = { secret: string; address: string; qrCode: { size: number; path: string } }

/** The QR code for an authenticator app, with the same key to type and a link for apps on this device. */
export function EnrolmentCode({ secret, address, qrCode: { size, path } }: EnrolmentCodeProps) {
  const edge = size + 2 * MARGIN
  return (
    <div className="grid gap-4">
      <p>{m.second_factor_scan()}</p>
      <svg
        role="img"
        aria-label={m.second_factor_qr()}
        viewBox={`${-MARGIN} ${-MARGIN} ${edge} ${edge}`}
        shapeRendering="crispEdges"
        className="mx-auto size-52 rounded-field border border-line bg-white text-black"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <a href={address} className="justify-self-center py-2.5 text-leaf underline underline-offset-4">
        {m.second_factor_open_app()}
      </a>
      <div className="grid gap-2">
        <p className="text-ink-soft text-sm">{m.second_factor_secret()}</p>
        <div className="flex flex-wrap items-center gap-3">
          <code dir="ltr" className="min-w-0 flex-1 break-words rounded-field bg-sand px-3.5 py-2.5 text-sm">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyKey secret={secret} />
        </div>
      </div>
    </div>
  )
}

function CopyKey({ secret }: { secret: string }) {
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  const copy = (): void => {
    navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <Button look="secondary" size="small" className="min-h-11" onClick={copy}>
      <Icon aria-hidden="true" size={17} />
      <span aria-live="polite">{isCopied ? m.second_factor_copied() : m.second_factor_copy()}</span>
    </Button>
  )
}
