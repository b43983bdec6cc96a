import { isColour, isReadableAccent } from '@warda/domain/identity/accent'
import { MARKS } from '@warda/domain/identity/shop-name'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { listAccents } from '../../lib/shop/accents.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ColourField } from '../../ui/forms/colour-field.tsx'
import { MarkRow } from './mark-row.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { TextPair } from './text-pair.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

/** How the shop presents itself: name, place, look and texts (OPEN-01). */
export function IdentityForm({ setting }: { setting: Setting<'identity'> }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  const unreadable = isColour(value.accent) && !isReadableAccent(value.accent) ? m.field_colour_contrast() : undefined
  const pair = (part: 'name' | 'city' | 'heroTitle' | 'heroText' | 'about' | 'footerText' | 'senderName') => ({
    value: value[part],
    onChange: (text: { en: string; ar: string }) => set({ [part]: text }),
    getError: (language: 'en' | 'ar') => getError(part, language),
  })
  return (
    <SettingFrame form={form}>
      <FormSection title={m.admin_identity_name()} lead={m.admin_identity_name_lead()}>
        <TextPair label={m.admin_identity_shop_name()} {...pair('name')} />
        <TextPair label={m.admin_identity_city()} {...pair('city')} />
        <p className="text-ink-soft text-sm">{m.admin_identity_city_hint()}</p>
      </FormSection>
      <FormSection title={m.admin_identity_look()} lead={m.admin_identity_look_lead()}>
        <ColourField
          label={m.admin_identity_accent()}
          codeLabel={m.admin_identity_accent_code()}
          hint={m.admin_identity_accent_hint()}
          error={getError('accent') ?? unreadable}
          value={value.accent}
          presets={listAccents()}
          onChange={(accent) => set({ accent })}
        />
        <MarkRow
          title={m.admin_identity_logo()}
          hint={m.admin_identity_logo_hint()}
          picture={value.logo}
          onChange={(logo) => set({ logo })}
        />
        <MarkRow
          title={m.admin_identity_icon()}
          hint={m.admin_identity_icon_hint()}
          picture={value.icon}
          onChange={(icon) => set({ icon })}
        />
        <RadioGroup
          legend={m.admin_identity_mark()}
          name="mark"
          selected={value.mark}
          error={getError('mark')}
          choices={[
            { value: 'letter', label: m.admin_identity_mark_letter() },
            { value: 'rose', label: m.admin_identity_mark_rose() },
          ]}
          onChange={({ currentTarget }) =>
            set({ mark: MARKS.find((mark) => mark === currentTarget.value) ?? 'letter' })
          }
        />
        <Checkbox
          label={m.admin_identity_riyal()}
          checked={value.riyalSign}
          onChange={({ currentTarget }) => set({ riyalSign: currentTarget.checked })}
        />
      </FormSection>
      <FormSection title={m.admin_identity_texts()} lead={m.admin_identity_texts_lead()}>
        <TextPair label={m.admin_identity_hero_title()} {...pair('heroTitle')} />
        <TextPair label={m.admin_identity_hero_text()} {...pair('heroText')} />
        <TextPair long label={m.admin_identity_about()} {...pair('about')} />
        <p className="text-ink-soft text-sm">
          {m.admin_settings_markdown()}{' '}
          <Link to={adminPaths.setting('sitePictures')} className="font-medium text-leaf underline underline-offset-4">
            {m.admin_identity_pictures()}
          </Link>
        </p>
        <TextPair long label={m.admin_identity_footer()} {...pair('footerText')} />
      </FormSection>
      <FormSection title={m.admin_identity_sender()} lead={m.admin_identity_sender_lead()}>
        <TextPair label={m.admin_identity_sender_name()} {...pair('senderName')} />
      </FormSection>
    </SettingFrame>
  )
}
