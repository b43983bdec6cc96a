import type { SettingValues } from '@warda/contract/setting-values'
import { Picture } from '../../ui/media/picture.tsx'
import { PictureUpload } from './picture-upload.tsx'
import { RemoveButton } from './remove-button.tsx'

type Uploaded = SettingValues['identity']['logo']
type MarkRowProps = { title: string; hint: string; picture: Uploaded; onChange: (picture: Uploaded) => void }

/** Logo or icon: an uploaded picture, or none for the drawn one. */
export function MarkRow({ title, hint, picture, onChange }: MarkRowProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="font-medium text-[0.9375rem]">{title}</legend>
      <p className="text-ink-soft text-sm">{hint}</p>
      <div className="flex flex-wrap items-center gap-3">
        {picture && (
          <>
            <Picture
              picture={{ ...picture, colour: '#ffffff', alt: title }}
              sizes="10rem"
              className="h-16 w-40 rounded-field border border-line bg-white p-2"
              imageClassName="object-contain!"
            />
            <RemoveButton name={title} onRemove={() => onChange(null)} />
          </>
        )}
        <PictureUpload onUploaded={({ alt: _, ...uploaded }) => onChange(uploaded)} />
      </div>
    </fieldset>
  )
}
