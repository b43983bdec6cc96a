import { foldForSearch } from '@warda/domain/text'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { withItem, withoutItem } from './list-changes.ts'
import { SettingFrame } from './setting-frame.tsx'
import { SynonymRow } from './synonym-row.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

/** The synonyms of the search in both languages. New entries come first, because the first entry of a word counts. */
export function SearchForm({ setting }: { setting: Setting<'search'> }) {
  const form = useSettingForm(setting)
  const [filter, setFilter] = useState('')
  const { synonyms } = form.value
  const text = foldForSearch(filter)
  const rows = synonyms
    .map((synonym, at) => ({ synonym, at }))
    .filter(
      ({ synonym: { en, ar, means }, at }) =>
        text === '' || form.hasErrors('synonyms', at) || foldForSearch(`${en} ${ar} ${means}`).includes(text),
    )
  return (
    <SettingFrame form={form}>
      <FormSection title={m.admin_settings_synonyms()} lead={m.admin_settings_synonyms_lead()}>
        <Field
          type="search"
          label={m.admin_settings_synonyms_find()}
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
        <Button
          look="secondary"
          className="min-h-12 justify-self-start"
          onClick={() => {
            setFilter('')
            form.set({ synonyms: [{ en: '', ar: '', means: '', general: false }, ...synonyms] })
          }}
        >
          <Plus aria-hidden="true" size={17} />
          {m.admin_settings_synonym_add()}
        </Button>
        {rows.length === 0 && <p className="text-ink-soft">{m.admin_settings_synonyms_none()}</p>}
        <ul className="grid gap-3">
          {rows.map(({ synonym, at }) => (
            <SynonymRow
              key={at}
              synonym={synonym}
              onChange={(parts) => form.set({ synonyms: withItem(synonyms, at, parts) })}
              onRemove={() => form.set({ synonyms: withoutItem(synonyms, at) })}
              getError={(part) => form.getError('synonyms', at, part)}
            />
          ))}
        </ul>
      </FormSection>
    </SettingFrame>
  )
}
