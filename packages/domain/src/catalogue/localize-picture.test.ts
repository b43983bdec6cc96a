import { expect, it } from 'vitest'
import { localizePicture } from './localize-picture.ts'

const kept = { key: 'k', width: 8, height: 10, widths: [8], colour: '#fff', preview: '', altEn: 'Roses', altAr: 'ورد' }

it('ADMIN-01 a picture is told in one language, with the place of the eye where somebody chose one', () => {
  const { altEn: _, altAr: _a, ...plain } = kept
  expect(localizePicture(kept, 'ar')).toEqual({ ...plain, alt: 'ورد' })
  expect(localizePicture({ ...kept, focusX: 0.5, focusY: 0.5 }, 'en')).toEqual({ ...plain, alt: 'Roses' })
  expect(localizePicture({ ...kept, focusX: 0.5, focusY: 0.2 }, 'en')).toEqual({
    ...plain,
    alt: 'Roses',
    focus: { x: 0.5, y: 0.2 },
  })
})
