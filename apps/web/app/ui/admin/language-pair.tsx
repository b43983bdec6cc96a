import type { Locale } from '@warda/i18n/keys'
import { m } from '@warda/i18n/messages'
import { Fragment, type ReactNode } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'

/** Attributes of a control in one of the shop's languages. */
export type LanguageProps = { lang: Locale; dir: 'ltr' | 'rtl'; style: { textAlign: 'start' } }

/** Direction and alignment of the field's own language, independent of the page's. */
export const languageProps: Record<Locale, LanguageProps> = {
  en: { lang: 'en', dir: 'ltr', style: { textAlign: 'start' } },
  ar: { lang: 'ar', dir: 'rtl', style: { textAlign: 'start' } },
}

type LanguagePairProps = {
  /** Label of both fields, e.g. "Title"; the language is appended to each. */
  label: string
  english: (label: string, props: LanguageProps) => ReactNode
  arabic: (label: string, props: LanguageProps) => ReactNode
}

/** The fields of both languages, the page's language first. */
export const orderByLanguage = (english: ReactNode, arabic: ReactNode): ReactNode => {
  const fields = [<Fragment key="en">{english}</Fragment>, <Fragment key="ar">{arabic}</Fragment>]
  return currentLanguage() === 'ar' ? fields.reverse() : fields
}

/** A field in both languages, side by side where there is room. Spread `props` onto the control and give it `label`. */
export function LanguagePair({ label, english, arabic }: LanguagePairProps) {
  return (
    <div className="@container min-w-0">
      <div className="grid items-start gap-4 @md:grid-cols-2">
        {orderByLanguage(
          english(m.admin_ui_english({ label }), languageProps.en),
          arabic(m.admin_ui_arabic({ label }), languageProps.ar),
        )}
      </div>
    </div>
  )
}
