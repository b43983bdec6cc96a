import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { LinkField } from './link-field.tsx'
import { withItem, withoutItem } from './list-changes.ts'
import { RemoveButton } from './remove-button.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

const SOCIAL = [
  ['instagram', m.admin_settings_instagram],
  ['x', m.admin_settings_x],
  ['whatsapp', m.admin_settings_whatsapp],
] as const

/** The social links and the developer credit of the footer. */
export function LinksForm({ setting }: { setting: Setting<'links'> }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  const { developers } = value
  return (
    <SettingFrame form={form}>
      <FormSection title={m.admin_settings_social()} lead={m.admin_settings_social_lead()}>
        {SOCIAL.map(([kind, label]) => (
          <LinkField
            key={kind}
            label={label()}
            value={value[kind]}
            error={getError(kind)}
            onChange={(url) => set({ [kind]: url })}
          />
        ))}
      </FormSection>
      <FormSection title={m.admin_settings_developers()} lead={m.admin_settings_developers_lead()}>
        <ul className="grid gap-3">
          {developers.map((developer, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and every field is controlled
            <li key={at} className="flex items-start gap-2 rounded-field border border-line bg-paper p-3">
              <div className="grid min-w-0 grow items-start gap-3 sm:grid-cols-2">
                <Field
                  label={m.admin_settings_name()}
                  value={developer.name}
                  error={getError('developers', at, 'name')}
                  onChange={({ currentTarget }) =>
                    set({ developers: withItem(developers, at, { name: currentTarget.value }) })
                  }
                />
                <LinkField
                  label={m.admin_settings_link()}
                  value={developer.url}
                  error={getError('developers', at, 'url')}
                  onChange={(url) => set({ developers: withItem(developers, at, { url }) })}
                />
              </div>
              <RemoveButton name={developer.name} onRemove={() => set({ developers: withoutItem(developers, at) })} />
            </li>
          ))}
        </ul>
        <Button
          look="secondary"
          className="min-h-12 justify-self-start"
          onClick={() => set({ developers: [...developers, { name: '', url: null }] })}
        >
          <Plus aria-hidden="true" size={17} />
          {m.admin_settings_developer_add()}
        </Button>
      </FormSection>
    </SettingFrame>
  )
}
