import { expect, it } from 'vitest'
import { localizePicture } from './localize-picture.ts'

const stored = {
  key: 'k',
  width: 8,
  height: 10,
  widths: [8],
  colour: '#fff',
  preview: '',
  altEn: 'Roses',
  altAr: 'ورد',
}

it('ADMIN-01 a picture has the alt text of one language, and a focal point when it is not the middle', () => {
  const { altEn: _, altAr: _a, ...plain } = stored
  expect(localizePicture(stored, 'ar')).toEqual({ ...plain, alt: 'ورد' })
  expect(localizePicture({ ...stored, focusX: 0.5, focusY: 0.5 }, 'en')).toEqual({ ...plain, alt: 'Roses' })
  expect(localizePicture({ ...stored, focusX: 0.2, focusY: 0.5 }, 'en')).toMatchObject({ focus: { x: 0.2, y: 0.5 } })
  expect(localizePicture({ ...stored, focusX: 0.5, focusY: 0.2 }, 'en')).toEqual({
    ...plain,
    alt: 'Roses',
    focus: { x: 0.5, y: 0.2 },
  })
})
