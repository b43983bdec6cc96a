import { m } from '@warda/i18n/messages'
import { ImagePlus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toDataUrl } from '../../lib/forms/data-url.ts'
import { shrinkPicture } from '../../lib/forms/shrink-picture.ts'
import { Button } from '../buttons/button.tsx'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type PictureFieldProps = FieldTexts & {
  value: Blob | null
  /** The stored picture, shown while no new one is chosen. */
  current?: ReactNode
  /** Maximum size in bytes; a larger picture is shrunk first. */
  limit: number
  /** Types of files; JPEG and PNG where it is not given. */
  types?: readonly string[]
  /** Which files may be chosen, in words. */
  kinds?: string
  onChoose: (file: File) => void
  onBlur?: () => void
}

/** File input for a picture with a preview. */
export function PictureField({ value, current, limit, types, kinds, onChoose, onBlur, ...texts }: PictureFieldProps) {
  const [shrinking, setShrinking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(value)
  const chooseFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    setShrinking(true)
    onChoose(await shrinkPicture(file, limit))
    setShrinking(false)
  }
  return (
    <FieldFrame {...texts}>
      {(wiring) => (
        <div className="flex flex-wrap items-center gap-4 rounded-field border border-line-strong border-dashed bg-paper p-3 has-aria-invalid:border-canceled-ink has-focus-visible:outline-2 has-focus-visible:outline-leaf">
          {preview !== null ? (
            <img
              src={preview}
              alt={m.client_picture_preview()}
              className="size-24 rounded-field bg-sand object-cover"
            />
          ) : (
            (current ?? (
              <span className="grid size-24 place-items-center rounded-field bg-sand text-ink-soft">
                <ImagePlus aria-hidden="true" size={28} />
              </span>
            ))
          )}
          <div className="grid min-w-0 grow justify-items-start gap-1">
            <input
              {...wiring}
              ref={input}
              type="file"
              accept={types?.join() ?? 'image/jpeg,image/png'}
              className="sr-only"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? []
                // The same file may be chosen again after a refusal.
                event.currentTarget.value = ''
                void chooseFile(file)
              }}
              onBlur={onBlur}
            />
            <Button
              look="secondary"
              size="small"
              className="min-h-11"
              tabIndex={-1}
              busy={shrinking}
              onClick={() => input.current?.click()}
            >
              {value === null && !current ? m.client_picture_choose() : m.client_picture_change()}
            </Button>
            <span className="max-w-full text-ink-soft text-sm">
              {value instanceof File ? <bdi>{value.name}</bdi> : (kinds ?? m.client_picture_kinds())}
            </span>
          </div>
        </div>
      )}
    </FieldFrame>
  )
}

const usePreview = (file: Blob | null): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (file === null || !file.type.startsWith('image/')) return setAddress(null)
    let isStale = false
    toDataUrl(file).then(
      (url) => {
        if (!isStale) setAddress(url)
      },
      () => setAddress(null),
    )
    return () => {
      isStale = true
    }
  }, [file])
  return address
}
