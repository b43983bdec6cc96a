import type { Language } from '@warda/domain/language'
import type { LegalPage } from '@warda/domain/legal/legal-pages'
import { m } from '@warda/i18n/messages'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { paths } from '../../paths.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { LanguagePair, type LanguageProps } from '../../ui/admin/language-pair.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { LegalFacts } from './legal-facts.tsx'
import { LegalPreview } from './legal-preview.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { SETTING_NAMES } from './setting-names.ts'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

/** A legal text in both languages, with its facts, a preview and the way back to the default text (OPEN-03). */
export function LegalTextForm({ setting }: { setting: Setting<LegalPage> }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const texts = useApiQuery('adminLegalTexts', {})
  const isDefault = value.en === '' && value.ar === ''
  const defaultText = texts.data?.defaults.find(({ page }) => page === setting.key)?.text
  const shown = isDefault && defaultText ? defaultText : value
  const editor = (language: Language) => (label: string, props: LanguageProps) => (
    <TextareaField
      {...props}
      label={label}
      rows={16}
      className="max-h-[70vh]! min-h-80 rtl:text-start"
      value={value[language]}
      error={getError(language)}
      onChange={({ currentTarget }) => set({ [language]: currentTarget.value })}
    />
  )
  return (
    <SettingFrame form={form}>
      {isDefault && <Notice>{m.admin_legal_text_default()}</Notice>}
      <FormSection
        title={SETTING_NAMES[setting.key].name()}
        lead={m.admin_legal_text_lead()}
        action={
          <a
            href={paths[setting.key]}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4"
          >
            {m.admin_settings_terms_see()}
          </a>
        }
      >
        <LanguagePair label={m.admin_settings_text()} english={editor('en')} arabic={editor('ar')} />
        <p className="text-ink-soft text-sm">{m.admin_settings_markdown()}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            look="secondary"
            className="min-h-12"
            aria-expanded={isPreviewOpen}
            onClick={() => setPreviewOpen(!isPreviewOpen)}
          >
            {isPreviewOpen ? m.admin_settings_text_hide() : m.admin_settings_text_show()}
          </Button>
          {isDefault ? (
            <Button
              look="secondary"
              className="min-h-12"
              disabled={defaultText === undefined}
              onClick={() => defaultText && set({ ...defaultText })}
            >
              {m.admin_legal_text_edit()}
            </Button>
          ) : (
            <Button look="secondary" className="min-h-12" onClick={() => set({ en: '', ar: '' })}>
              <RotateCcw aria-hidden="true" size={17} />
              {m.admin_legal_text_reset()}
            </Button>
          )}
        </div>
        {isPreviewOpen && (
          <div className="grid items-start gap-4 md:grid-cols-2">
            <LegalPreview text={shown.en} language="en" />
            <LegalPreview text={shown.ar} language="ar" />
          </div>
        )}
        {texts.data && <LegalFacts facts={texts.data.facts} />}
      </FormSection>
    </SettingFrame>
  )
}
