import { SHOP_PICTURE_TYPES } from '@warda/contract/wire/file'
import { m } from '@warda/i18n/messages'
import { ImagePlus } from 'lucide-react'
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { classes } from '../../ui/classes.ts'
import type { Uploads } from './use-uploads.ts'

const UploadRow = lazy(() => import('./upload-row.tsx').then((module) => ({ default: module.UploadRow })))

/** Uploads pictures by file dialog or drop, with the progress of each. */
export function UploadBox({ uploads, remaining }: { uploads: Uploads; remaining: number }) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null): void => uploads.add([...(files ?? [])].slice(0, Math.max(0, remaining)))
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div className="grid gap-3">
      {uploads.list.length > 0 && (
        <Suspense fallback={null}>
          <ul className="grid gap-3">
            {uploads.list.map((upload) => (
              <UploadRow key={upload.id} upload={upload} uploads={uploads} />
            ))}
          </ul>
        </Suspense>
      )}
      {remaining > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a convenience; the button does the same
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classes(
            'flex flex-wrap items-center gap-4 rounded-field border border-line-strong border-dashed p-4 transition-colors duration-150',
            over ? 'bg-sage' : 'bg-paper',
          )}
        >
          <span className="grid size-14 shrink-0 place-items-center rounded-field bg-sand text-ink-soft">
            <ImagePlus aria-hidden="true" size={24} />
          </span>
          <div className="grid min-w-0 grow gap-1">
            <input
              ref={input}
              type="file"
              multiple
              tabIndex={-1}
              accept={SHOP_PICTURE_TYPES.join()}
              aria-label={m.admin_products_add_pictures()}
              className="sr-only"
              onChange={({ currentTarget }) => {
                take(currentTarget.files)
                // Reset, so that selecting the same file again fires a change event.
                currentTarget.value = ''
              }}
            />
            <Button look="secondary" className="min-h-12 justify-self-start" onClick={() => input.current?.click()}>
              {m.admin_products_add_pictures()}
            </Button>
            <span className="text-ink-soft text-sm">{m.admin_products_picture_kinds({ count: remaining })}</span>
          </div>
        </div>
      )}
    </div>
  )
}
