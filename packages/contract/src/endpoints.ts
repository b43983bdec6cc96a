import { accountEndpoints } from './account.ts'
import { adminCatalogueEndpoints } from './admin-catalogue.ts'
import { adminOrderEndpoints } from './admin-orders.ts'
import { adminPeopleEndpoints } from './admin-people.ts'
import { adminShopEndpoints } from './admin-shop.ts'
import { basketEndpoints } from './basket.ts'
import { boardEndpoints } from './board.ts'
import { branchEndpoints } from './branches.ts'
import { catalogueEndpoints } from './catalogue.ts'
import { clientEndpoints } from './clients.ts'
import { debtEndpoints } from './debts.ts'
import { deliveryEndpoints } from './delivery.ts'
import type { Endpoint } from './endpoint.ts'
import { fileEndpoints } from './files.ts'
import { helpEndpoints } from './help.ts'
import { invoiceEndpoints } from './invoices.ts'
import { orderEndpoints } from './orders.ts'
import { paymentEndpoints } from './payments.ts'
import { privacyEndpoints } from './privacy.ts'
import { receiptEndpoints } from './receipts.ts'
import { reviewEndpoints } from './reviews.ts'
import type { RouteName } from './routes.ts'
import { siteEndpoints } from './site.ts'
import { userEndpoints } from './users.ts'
import { wholesaleEndpoints } from './wholesale.ts'

/** The whole table. A route without an endpoint, or the reverse, does not compile. */
export const endpoints = {
  ...accountEndpoints,
  ...userEndpoints,
  ...branchEndpoints,
  ...catalogueEndpoints,
  ...reviewEndpoints,
  ...basketEndpoints,
  ...deliveryEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...boardEndpoints,
  ...receiptEndpoints,
  ...debtEndpoints,
  ...invoiceEndpoints,
  ...fileEndpoints,
  ...clientEndpoints,
  ...adminCatalogueEndpoints,
  ...adminOrderEndpoints,
  ...adminPeopleEndpoints,
  ...adminShopEndpoints,
  ...privacyEndpoints,
  ...wholesaleEndpoints,
  ...helpEndpoints,
  ...siteEndpoints,
} satisfies Record<RouteName, Endpoint>

export type Endpoints = typeof endpoints
