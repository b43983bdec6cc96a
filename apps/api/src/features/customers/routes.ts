import { LIMITS } from '@warda/domain/limits'
import { halalasToRiyals } from '@warda/domain/money'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentOrderAmounts } from '../../order-amounts-present.ts'
import { presentRow } from '../admin-orders/index.ts'
import { presentBranch } from '../branches/index.ts'
import { presentTerms } from '../client-terms/index.ts'
import { presentProfile } from '../clients/index.ts'
import { createPictureAddresses } from '../files/index.ts'
import { findCustomerPage } from './find-customers.ts'
import { getClient } from './get-client.ts'
import { getCustomer } from './get-customer.ts'
import { presentCustomer } from './present.ts'

export const customerRoutes: Pick<Handlers, 'adminCustomers' | 'adminCustomer' | 'adminClient'> = {
  async adminCustomers({ context, query }) {
    const { q = '', page = 1, pageSize = LIMITS.pageSize } = query
    const { customers, ...pages } = await findCustomerPage(context, { q, page, pageSize })
    return ok({ data: customers.map(presentCustomer), ...pages })
  },
  async adminCustomer({ context, params }) {
    const result = await getCustomer(context, params.userId)
    if (!result.ok) return result
    const { customer, lastOrders, amounts, points, storeCredit } = result.value
    const nowMs = context.clock.now()
    return ok({
      data: presentCustomer(customer),
      lastOrders: lastOrders.map((order) => presentRow(order, nowMs)),
      amounts: presentOrderAmounts(amounts),
      points,
      storeCredit: halalasToRiyals(storeCredit),
    })
  },
  async adminClient({ context, actor, params, language }) {
    const result = await getClient(context, params.clientId)
    if (!result.ok) return result
    const { profile, terms, branches, outstanding, unconfirmed, amounts } = result.value
    const { ownerUserId, fullName, email, phone } = profile.client
    const toPictureUrl = createPictureAddresses(context, actor, 'managerIdentity')
    return ok({
      data: {
        profile: presentProfile(profile),
        terms: presentTerms(terms),
        ownerUserId,
        owner: { fullName, email, phoneNumber: phone },
        branches: branches.map((branch) => presentBranch(branch, language, toPictureUrl)),
        outstanding: halalasToRiyals(outstanding),
        unconfirmed: halalasToRiyals(unconfirmed),
        amounts: presentOrderAmounts(amounts),
      },
    })
  },
}
