import { expect, it } from 'vitest'
import type { BranchId, ClientId } from './ids.ts'

it('ids of different entities are not interchangeable', () => {
  const pair = (clientId: ClientId, branchId: BranchId) => ({ clientId, branchId })
  const clientId: ClientId = 1
  const branchId: BranchId = 2
  expect(pair(clientId, branchId)).toEqual({ clientId: 1, branchId: 2 })
  // @ts-expect-error the arguments are in the wrong order
  expect(pair(branchId, clientId)).toEqual({ clientId: 2, branchId: 1 })
})
