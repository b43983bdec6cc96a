import { describe, expect, it } from 'vitest'
import { standingForm, toBody, toForm, withLine } from './standing-form.ts'

const line = { variantId: 4, sku: 'ROSE-M', name: 'Roses', size: 'medium', quantity: 3, price: 10 }

describe('standing order form', () => {
  it('adds up quantities of the same size up to the limit of a line', () => {
    expect(withLine([line], { ...line, quantity: 2 }, 999)).toEqual([{ ...line, quantity: 5 }])
    expect(withLine([line], { ...line, quantity: 999 }, 999)).toEqual([{ ...line, quantity: 999 }])
    expect(withLine([line], { ...line, variantId: 5 }, 999)).toHaveLength(2)
  })
  it('requires a branch, a slot, a recipient and at least one line', () => {
    const issues = standingForm.safeParse(toForm(null, 0, '2026-12-01')).error?.issues ?? []
    const fields = new Set(issues.map(({ path }) => path.join('.')))
    expect([...fields].sort()).toEqual([
      'branchId',
      'lines',
      'name',
      'recipient.fullName',
      'recipient.phoneNumber',
      'slot',
    ])
  })
  it('leaves out an empty end and card message', () => {
    const filled = {
      ...toForm(null, 3, '2026-12-01'),
      name: 'Lobby',
      slot: '09:00-11:00',
      recipient: { fullName: 'Mona Ali', phoneNumber: '+966501234567' },
      lines: [{ variantId: 4, quntity: 3 }],
    }
    const body = toBody(standingForm.parse(filled))
    expect(body).toMatchObject({ branchId: 3, endsOn: null, startsOn: '2026-12-01' })
    expect(body).not.toHaveProperty('cardMessage')
  })
})
