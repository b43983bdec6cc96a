import { ok, type Result } from '@warda/domain/result'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import { idempotentAnswer } from '../../http/idempotent-answer.ts'
import { invoiceUrls } from '../../invoice-url.ts'
import { createPictureAddresses } from '../files/index.ts'
import { presentOrder } from '../orders/index.ts'
import { addBranch, type BranchData } from './add-branch.ts'
import { getBranch } from './get-branch.ts'
import { getBranches, getBranchNames } from './get-branches.ts'
import { parseBudget } from './parse-budget.ts'
import { presentBranch, presentMonth } from './present.ts'
import { updateBranchDetails } from './update-branch.ts'

export const branchRoutes: Pick<
  Handlers,
  'getBranches' | 'getBranchNames' | 'addBranch' | 'updateBranch' | 'getBranch'
> = {
  async getBranches({ context, actor, query, language }) {
    const toPictureUrl = createPictureAddresses(context, actor, 'managerIdentity')
    const { rows, cities, page, pageCount, total } = await getBranches(context, actor, query)
    return ok({
      data: rows.map((branch) => presentBranch(branch, language, toPictureUrl)),
      page,
      pageCount,
      total,
      cities: cities.map(({ city, branches }) => ({ city: city.en, name: city[language], branches })),
    })
  },
  async getBranchNames({ context, actor }) {
    const names = await getBranchNames(context, actor)
    return ok({ data: names.map(({ id, name, address }) => ({ id, branchName: name, address })) })
  },
  async addBranch({ context, actor, body, language, idempotencyKey, t, setHeader }) {
    const data = readBranch(body)
    if (!data.ok) return data
    const toPictureUrl = createPictureAddresses(context, actor, 'managerIdentity')
    const added = await addBranch(context, { actor, idempotencyKey, data: data.value }, (branch) => ({
      message: t('clients_api_branch_added'),
      data: presentBranch(branch, language, toPictureUrl),
    }))
    return idempotentAnswer({ setHeader }, added)
  },
  async updateBranch({ context, actor, params, body, language, t }) {
    const data = readBranch(body)
    if (!data.ok) return data
    const changed = await updateBranchDetails(context, { actor, branchId: params.branchId, data: data.value })
    if (!changed.ok) return changed
    const toPictureUrl = createPictureAddresses(context, actor, 'managerIdentity')
    return ok({ message: t('clients_api_data_updated'), data: presentBranch(changed.value, language, toPictureUrl) })
  },
  async getBranch({ context, actor, params, language }) {
    const result = await getBranch(context, actor, params.branchId)
    if (!result.ok) return result
    const { branch, months, lastOrders } = result.value
    const nowMs = context.clock.now()
    return ok({
      data: {
        ...presentBranch(branch, language, createPictureAddresses(context, actor, 'managerIdentity')),
        months: months.map(presentMonth),
        lastOrders: lastOrders.map((order) => presentOrder(order, language, nowMs, 0, invoiceUrls(context))),
      },
    })
  },
}

/** Parses the form; its client id is ignored (decisions §4). */
function readBranch(body: RequestContext<'addBranch'>['body']): Result<BranchData> {
  const budget = parseBudget(body.monthlyBudget)
  if (!budget.ok) return budget
  return ok({
    name: body.branchName,
    address: body.address,
    phone: body.phoneNumber,
    openingHours: body.openingHours,
    employeeCount: body.employeeCount,
    latitude: body.latitude,
    longitude: body.longitude,
    monthlyBudget: budget.value,
  })
}
