import type { ProductImport } from '@warda/contract/imports'
import { m } from '@warda/i18n/messages'
import { Images } from 'lucide-react'
import { DropBox } from './drop-box.tsx'
import { addPictures } from './use-import.ts'

/** Adds zips of pictures to an import that has not started; the rows are checked again after each. */
export function PicturesBox({ productImport: { id, counts } }: { productImport: ProductImport }) {
  return (
    <DropBox
      icon={<Images aria-hidden="true" size={32} className="text-ink-soft" />}
      choose={m.import_pictures_choose()}
      hint={`${m.import_pictures_hint()} ${m.import_pictures_count({ count: counts.pictures })}`}
      accept=".zip,application/zip,application/x-zip-compressed"
      multiple
      field="pictures"
      look="secondary"
      progress={{ sending: m.import_sending(), working: m.import_pictures_checking() }}
      onFile={(file, onProgress) => addPictures(id, file, onProgress)}
    />
  )
}
