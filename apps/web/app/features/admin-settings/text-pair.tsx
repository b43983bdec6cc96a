import type { Language } from '@warda/domain/language'
import { LanguagePair, type LanguageProps } from '../../ui/admin/language-pair.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'

type BilingualText = { en: string; ar: string }
type TextPairProps = {
  label: string
  value: BilingualText
  /** Uses a multi-line input. */
  long?: boolean
  onChange: (value: BilingualText) => void
  getError: (language: Language) => string | undefined
}

/** A text in both languages. */
export function TextPair({ label, value, long = false, onChange, getError }: TextPairProps) {
  const Control = long ? TextareaField : Field
  const control = (language: Language) => (name: string, props: LanguageProps) => (
    <Control
      {...props}
      label={name}
      value={value[language]}
      error={getError(language)}
      className="text-start!"
      onChange={(event: { currentTarget: { value: string } }) =>
        onChange({ ...value, [language]: event.currentTarget.value })
      }
    />
  )
  return <LanguagePair label={label} english={control('en')} arabic={control('ar')} />
}
