import { expect, it } from 'vitest'
import { shownPicture } from './shown-picture.ts'

const kept = { key: 'k', width: 8, height: 10, widths: [8], colour: '#fff', preview: '', altEn: 'Roses', altAr: 'ورد' }

it('ADMIN-01 a picture is told in one language, with the place of the eye where somebody chose one', () => {
  const { altEn: _, altAr: _a, ...plain } = kept
  expect(shownPicture(kept, 'ar')).toEqual({ ...plain, alt: 'ورد' })
  expect(shownPicture({ ...kept, focusX: 0.5, focusY: 0.5 }, 'en')).toEqual({ ...plain, alt: 'Roses' })
  expect(shownPicture({ ...kept, focusX: 0.2, focusY: 0.5 }, 'en')).toMatchObject({ focus: { x: 0.2, y: 0.5 } })
  expect(shownPicture({ ...kept, focusX: 0.5, focusY: 0.2 }, 'en')).toEqual({
    ...plain,
    alt: 'Roses',
    focus: { x: 0.5, y: 0.2 },
  })
})
