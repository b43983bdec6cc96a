import { makeCameraPhoto, makePhoto, makeScan } from '@warda/api/testing/make-picture'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Guest } from './journey.ts'

/** A file as a person chooses it. */
export type Upload = { name: string; mimeType: string; buffer: Buffer }

export const photo = async (name = 'photo.jpg'): Promise<Upload> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makePhoto(900, 600),
})

export const scan = async (name = 'scan.png'): Promise<Upload> => ({
  name,
  mimeType: 'image/png',
  buffer: await makeScan(),
})

/** A photo above the limit of 2 MB. */
export const cameraPhoto = async (): Promise<Upload> => {
  const buffer = await makeCameraPhoto()
  expect(buffer.byteLength).toBeGreaterThan(2_000_000)
  return { name: 'camera.jpg', mimeType: 'image/jpeg', buffer }
}

export const pdf: Upload = { name: 'register.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

/** A file that is named like a picture but is none. */
export const trick: Upload = {
  name: 'trick.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<html>no picture</html>'),
}

/** A file that is declared as a picture, is too large and cannot be decoded. */
export const heavyNonsense: Upload = { name: 'heavy.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2_000_001, 7) }

/** Chooses a picture in the field with this label and waits for its preview. */
export async function choosePicture({ page, t }: Guest, label: string, file: Upload): Promise<void> {
  await pictureInput(page, label).setInputFiles(file)
  await page.getByRole('img', { name: t('client_picture_preview') }).waitFor()
}

/** The hidden file input of a picture field. */
export const pictureInput = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input[type=file]'))
