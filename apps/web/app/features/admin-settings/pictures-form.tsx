import { m } from '@warda/i18n/messages'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { ReorderButtons } from '../../ui/admin/reorder-buttons.tsx'
import { movedItem, withItem, withoutItem } from './list-changes.ts'
import { PictureRow } from './picture-row.tsx'
import { PictureUpload } from './picture-upload.tsx'
import { RemoveButton } from './remove-button.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

const SINGLE = [
  ['about', m.admin_settings_about_picture],
  ['services', m.admin_settings_services_picture],
] as const

/** The pictures of the site with their alternative text. */
export function PicturesForm({ setting }: { setting: Setting<'sitePictures'> }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  const { heroes } = value
  return (
    <SettingFrame form={form}>
      <FormSection title={m.admin_settings_heroes()} lead={m.admin_settings_heroes_lead()}>
        <ol className="grid gap-3">
          {heroes.map((picture, at) => (
            <PictureRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain the same picture twice
              key={at}
              picture={picture}
              onAlt={(alt) => set({ heroes: withItem(heroes, at, { alt }) })}
              getError={(language) => getError('heroes', at, 'alt', language)}
            >
              <ReorderButtons
                at={at}
                count={heroes.length}
                name={m.admin_settings_picture_number({ number: at + 1 })}
                onMove={(to) => set({ heroes: movedItem(heroes, at, to) })}
              />
              <RemoveButton
                name={m.admin_settings_picture_number({ number: at + 1 })}
                onRemove={() => set({ heroes: withoutItem(heroes, at) })}
              />
            </PictureRow>
          ))}
        </ol>
        <PictureUpload onUploaded={(picture) => set({ heroes: [...heroes, picture] })} />
      </FormSection>
      {SINGLE.map(([part, title]) => {
        const picture = value[part]
        return (
          <FormSection key={part} title={title()} lead={picture === null ? m.admin_settings_own_picture() : undefined}>
            {picture !== null && (
              <ol>
                <PictureRow
                  picture={picture}
                  onAlt={(alt) => set({ [part]: { ...picture, alt } })}
                  getError={(language) => getError(part, 'alt', language)}
                >
                  <RemoveButton name={title()} onRemove={() => set({ [part]: null })} />
                </PictureRow>
              </ol>
            )}
            <PictureUpload onUploaded={(picture) => set({ [part]: picture })} />
          </FormSection>
        )
      })}
    </SettingFrame>
  )
}
