import { t } from '@warda/i18n/translate'
import type { RawRoute } from '../../app.ts'
import { isPaySignature, type PayTarget } from '../../pay-url.ts'
import { readShopName } from '../settings/index.ts'
import { findDebtPayer, findOverduePayer, type Payer } from './debt-payer-queries.ts'
import { payOrders } from './pay-orders.ts'
import type { PaymentSelection } from './select-part.ts'

const ID = /^[1-9]\d{0,8}$/

/**
 * `/pay/debt/{id}/{signature}` and `/pay/overdue/{clientId}/{signature}`, links of mails: redirect to the payment page of one debt, or of
 * everything overdue. A link that cannot be paid any more redirects to the payer's page, which shows the reason; a wrong signature redirects
 * home.
 */
export const debtPayRoute: RawRoute = (app, context) => {
  app.get('/pay/:kind{debt|overdue}/:id/:signature', async (c) => {
    const { kind, id, signature } = c.req.param()
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    const home = context.config.PUBLIC_URL
    const target: PayTarget = { kind: kind === 'debt' ? 'debt' : 'overdue', id }
    if (!ID.test(id) || !isPaySignature(context.config.SECRET, target, signature)) return c.redirect(`${home}/`, 303)
    const payer = await (target.kind === 'debt' ? findDebtPayer : findOverduePayer)(context.db, Number(id))
    if (!payer) return c.redirect(`${home}/`, 303)
    // A prefetch with HEAD must not open a payment.
    if (c.req.method === 'HEAD') return c.redirect(home + getPayerPath(payer), 303)
    const selection: PaymentSelection = target.kind === 'debt' ? { debtIds: [Number(id)] } : 'overdue'
    const { language } = payer
    const brand = await readShopName(context, language)
    const link = await payOrders(context, {
      owner: { userId: payer.userId, clientId: payer.clientId, branchId: null },
      selection,
      branchId: null,
      language,
      describe: (count, number) =>
        count === 1
          ? t('pay_description', language, { brand, number })
          : t('pay_orders_description', language, { brand, count }),
    })
    return c.redirect(link.ok ? link.value.link : home + getPayerPath(payer), 303)
  })
}

const getPayerPath = ({ userId, clientId }: Payer): string =>
  clientId === null ? `/orders/${userId}` : `/dashboard-user/${userId}/statement`
