import { m } from '@warda/i18n/messages'
import { useRootData } from './root-data.ts'

/** Explains that ordering needs JavaScript, and how to order without it. */
export function NoScriptNotice() {
  const phone = useRootData().shop?.contact.phone
  return (
    <noscript>
      <p className="bg-sand px-4 py-3 text-center">
        {m.no_script_text()}{' '}
        {phone && (
          <>
            {m.no_script_phone()}{' '}
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="font-semibold underline">
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </>
        )}
      </p>
    </noscript>
  )
}
