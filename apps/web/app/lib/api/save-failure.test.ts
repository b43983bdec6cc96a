import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { saveFailureText } from './save-failure.ts'

describe('a failed save', () => {
  it('ERR-03 joins the messages of the errors map with " | "', () => {
    const error = new ApiError(400, 'invalid', 'Please check the marked fields.', {
      branchName: ['Too short.', 'Taken.'],
      address: ['Missing.'],
    })
    expect(saveFailureText(error)).toBe('Too short. | Taken. | Missing.')
  })
  it('ERR-03 uses the message when there is no errors map', () => {
    expect(saveFailureText(new ApiError(409, 'x', 'This branch has a manager.'))).toBe('This branch has a manager.')
  })
})
