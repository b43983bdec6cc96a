import { SHOP_PICTURE_TYPES } from '@warda/contract/wire/file'
import { m } from '@warda/i18n/messages'
import { ImagePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { getErrorMessage } from '../../lib/api/api-error.ts'
import { upload } from '../../lib/api/upload.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import type { SitePicture } from './picture-row.tsx'

/** Uploads a picture; the server creates its sizes. */
export function PictureUpload({ onUploaded }: { onUploaded: (picture: SitePicture) => void }) {
  const id = useId()
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null })
  const uploadPicture = async (file: File | undefined): Promise<void> => {
    if (file === undefined || state.busy) return
    setState({ busy: true, problem: null })
    try {
      const { data } = await upload('addPicture', {}, { picture: file }, () => {})
      const { key, width, height, widths, colour, preview } = data
      onUploaded({ key, width, height, widths, colour, preview, alt: { en: '', ar: '' } })
      setState({ busy: false, problem: null })
    } catch (error) {
      setState({ busy: false, problem: getErrorMessage(error) })
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      <label
        htmlFor={id}
        className={`${buttonStyle('secondary')} min-h-12 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2`}
      >
        {state.busy ? <Spinner /> : <ImagePlus aria-hidden="true" size={17} />}
        {m.admin_settings_picture_add()}
        <input
          id={id}
          type="file"
          accept={SHOP_PICTURE_TYPES.join()}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            void uploadPicture(file)
          }}
        />
      </label>
      {state.problem !== null && <Notice tone="error">{state.problem}</Notice>}
    </div>
  )
}
