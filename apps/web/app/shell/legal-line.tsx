import type { Site } from '@warda/contract/settings'
import { isolate } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { AuthenticationMark } from '../ui/media/authentication-mark.tsx'

/** Who the shop is by law: name, register and VAT number, and its authentication (OPEN-03). */
export function LegalLine({ legal }: { legal: Site['legal'] }) {
  const { name, registerNumber, vatNumber, authentication } = legal
  if (!name && !registerNumber && !vatNumber && !authentication) return null
  return (
    <div className="border-white/15 border-t">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-4 text-[#cfd8cb] text-sm">
        {name && <span className="font-medium text-white">{name}</span>}
        {registerNumber && <span>{m.legal_register_short({ number: isolate(registerNumber) })}</span>}
        {vatNumber && <span>{m.legal_vat_short({ number: isolate(vatNumber) })}</span>}
        {authentication && (
          <a
            href={authentication.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2.5 rounded-field border border-white/25 px-3 py-1.5 text-white hover:bg-white/10"
          >
            <AuthenticationMark />
            <span className="grid leading-tight">
              <span className="font-medium">{m.legal_authentication_mark()}</span>
              <bdi dir="ltr" className="tabular text-[#cfd8cb] text-xs">
                {authentication.number}
              </bdi>
              <span className="sr-only">{m.legal_authentication_link()}</span>
            </span>
          </a>
        )}
      </div>
    </div>
  )
}
