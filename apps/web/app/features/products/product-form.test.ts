import type { AdminProduct } from '@warda/contract/products'
import { toRiyals } from '@warda/domain/money'
import { expect, test } from 'vitest'
import { productForm, toBody, toForm } from './product-form.ts'

const picture = {
  key: 'roses',
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: '#aa8899',
  preview: 'data:,',
  alt: 'Roses',
}
const product: AdminProduct = {
  id: 7,
  categoryId: 3,
  kind: 'addOn',
  slug: 'glass-vase',
  titleEn: 'Glass vase',
  titleAr: 'مزهرية زجاجية',
  descriptionEn: 'Clear **glass**.',
  descriptionAr: '',
  careEn: '',
  careAr: 'تُغسل باليد.',
  flowers: [],
  colours: ['white'],
  occasions: ['birthday'],
  container: 'glass vase',
  discountPercent: 0,
  status: 'draft',
  publishAt: '2026-12-01T06:30:00.000Z',
  lowStock: 0,
  variants: [{ id: 9, sku: 'VASE', size: 'single', stems: 0, price: toRiyals(45.5), onHand: 4 }],
  pictures: [{ ...picture, altEn: 'A vase', altAr: 'مزهرية', focusX: 0.5, focusY: 0.25, size: 'single' }],
  version: 2,
  updatedAt: '2026-11-28T10:00:00.000Z',
}

test('an unchanged product is sent as it was received', () => {
  const form = productForm.parse(toForm(product))
  const { id: _, updatedAt: __, variants, pictures, version, ...fields } = product
  expect(toBody(form, version)).toEqual({
    ...fields,
    publishAt: expect.stringMatching(/^2026-12-01T06:30:00/),
    variants: variants.map(({ onHand: _onHand, ...variant }) => variant),
    pictures: pictures.map(({ key, altEn, altAr, focusX, focusY, size }) => ({
      key,
      altEn,
      altAr,
      focusX,
      focusY,
      size,
    })),
    version,
  })
})

test('a new product starts as an empty draft with one size', () => {
  const form = toForm(null)
  expect(form).toMatchObject({
    kind: 'bouquet',
    status: 'draft',
    categoryId: '',
    titleEn: '',
    flowers: [],
    publishAt: '',
  })
  expect([form.discountPercent, form.lowStock, form.variants.length, form.pictures]).toEqual(['', '5', 1, []])
})
