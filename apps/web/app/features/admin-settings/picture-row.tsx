import type { SettingValues } from '@warda/contract/setting-values'
import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { TextPair } from './text-pair.tsx'

export type SitePicture = SettingValues['sitePictures']['heroes'][number]

type PictureRowProps = {
  picture: SitePicture
  onAlt: (alt: SitePicture['alt']) => void
  getError: (language: Language) => string | undefined
  children: ReactNode
}

/** A picture with its alternative text in both languages; `children` are its buttons. */
export const PictureRow = ({ picture, onAlt, getError, children }: PictureRowProps) => (
  <li className="grid items-start gap-4 rounded-field border border-line bg-paper p-3 md:grid-cols-[14rem_1fr]">
    <div className="grid gap-2">
      <Picture
        picture={{ ...picture, alt: picture.alt[currentLanguage()] }}
        sizes="14rem"
        className="aspect-video rounded-field"
      />
      <div className="flex justify-end gap-1">{children}</div>
    </div>
    <TextPair long label={m.admin_settings_alt()} value={picture.alt} onChange={onAlt} getError={getError} />
  </li>
)
