import { m } from '@warda/i18n/messages'
import { Camera, X } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { toDataUrl } from '../../lib/forms/data-url.ts'
import { shrinkPicture } from '../../lib/forms/shrink-picture.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'

const MAX_SIDE_PX = 1600

type PhotoFieldProps = { error: string | undefined; limit: number; onPhoto: (photo: File | null) => void }

/** Optional photo from the camera or a file, with a preview. */
export function PhotoField({ error, limit, onPhoto }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [preview, setPreview] = useState<string | null>(null)
  const selectPhoto = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? []
    if (file === undefined) return
    setBusy(true)
    const photo = await shrinkPicture(file, limit, MAX_SIDE_PX)
    // Lets the same file fire a change event again.
    event.target.value = ''
    onPhoto(photo)
    setPreview(await toDataUrl(photo).catch(() => null))
    setBusy(false)
  }
  const remove = (): void => {
    onPhoto(null)
    setPreview(null)
    input.current?.focus()
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-[0.9375rem]">
        {m.board_photo()}
        <span className="font-normal text-ink-soft text-sm">{` ${m.ui_optional()}`}</span>
      </label>
      <div className="grid gap-3 rounded-field border border-line-strong border-dashed bg-card p-3 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-leaf">
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/jpeg,image/png"
          capture="environment"
          className="sr-only"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => void selectPhoto(event)}
        />
        {preview !== null && (
          <div className="relative">
            <img
              src={preview}
              alt={m.board_photo_preview()}
              className="max-h-64 w-full rounded-field bg-sand object-contain"
            />
            <button
              type="button"
              aria-label={m.board_photo_remove()}
              onClick={remove}
              className="absolute end-2 top-2 grid size-12 place-items-center rounded-full bg-card text-ink shadow-float hover:bg-paper"
            >
              <X aria-hidden="true" size={20} />
            </button>
          </div>
        )}
        <Button
          look={preview === null ? 'secondary' : 'quiet'}
          className="min-h-12"
          tabIndex={-1}
          busy={busy}
          onClick={() => input.current?.click()}
        >
          {!busy && <Camera aria-hidden="true" size={20} />}
          {preview === null ? m.board_photo_take() : m.board_photo_again()}
        </Button>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
