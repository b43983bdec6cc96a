import { m } from '@warda/i18n/messages'
import { ImagePlus, RotateCcw } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Progress } from '../../ui/feedback/progress.tsx'
import { X } from '../../ui/media/icons.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

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
        <ul className="grid gap-3">
          {uploads.list.map((upload) => (
            <UploadRow key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
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
              accept="image/jpeg,image/png"
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

function UploadRow({ upload: { id, file, share, problem }, uploads }: { upload: Upload; uploads: Uploads }) {
  if (problem === null) {
    return (
      <li className="rounded-field border border-line bg-paper p-3">
        <Progress label={m.admin_products_uploading({ name: file.name })} share={share} />
      </li>
    )
  }
  return (
    <li
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-canceled p-3 text-canceled-ink"
    >
      <span className="min-w-0 grow text-[0.9375rem]">
        <bdi className="break-all font-semibold">{file.name}</bdi>: {problem}
      </span>
      <Button look="quiet" size="small" className="min-h-11" onClick={() => uploads.retry(id)}>
        <RotateCcw aria-hidden="true" size={16} />
        {m.retry_action()}
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={m.admin_products_upload_drop({ name: file.name })}
        onClick={() => uploads.removeUpload(id)}
      >
        <X aria-hidden="true" size={18} />
      </Button>
    </li>
  )
}
