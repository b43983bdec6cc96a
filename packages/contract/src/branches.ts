import * as z from 'zod/mini'
import { endpoint, selfOf } from './endpoint.ts'
import { uuid } from './wire/amount.ts'

export const branch = z.object({
  id: z.int(),
  branchName: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  openingHours: z.string(),
  employeeCount: z.int(),
  clientId: z.int(),
})
export type Branch = z.infer<typeof branch>

export const branchEndpoints = {
  getBranches: endpoint('getBranches', {
    access: selfOf('id'),
    summary: 'The branches of the caller’s client, by name; none for a retail buyer',
    params: z.object({ id: uuid }),
    answer: z.object({ data: z.array(branch) }),
  }),
}
