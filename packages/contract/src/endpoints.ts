import { accountsEndpoints } from './accounts.ts'
import { addressBookEndpoints } from './address-book.ts'
import { addressRequestEndpoints } from './address-requests.ts'
import { adminOrdersEndpoints } from './admin-orders.ts'
import { adminSettingsEndpoints } from './admin-settings.ts'
import { analyticsEndpoints } from './analytics.ts'
import { apiKeyEndpoints } from './api-keys.ts'
import { auditEndpoints } from './audit.ts'
import { boardEndpoints } from './board.ts'
import { branchManagersEndpoints } from './branch-managers.ts'
import { branchesEndpoints } from './branches.ts'
import { cartEndpoints } from './cart.ts'
import { cashDrawerEndpoints } from './cash-drawers.ts'
import { cashHandoverEndpoints } from './cash-handovers.ts'
import { catalogueEndpoints } from './catalogue.ts'
import { categoriesEndpoints } from './categories.ts'
import { clientTermsEndpoints } from './client-terms.ts'
import { clientsEndpoints } from './clients.ts'
import { counterSalesEndpoints } from './counter-sales.ts'
import { couponsEndpoints } from './coupons.ts'
import { customersEndpoints } from './customers.ts'
import { deliveryEndpoints } from './delivery.ts'
import type { Endpoint } from './endpoint.ts'
import { fileEndpoints } from './files.ts'
import { giftCardsEndpoints } from './gift-cards.ts'
import { helpEndpoints } from './help.ts'
import { importsEndpoints } from './imports.ts'
import { invoiceEndpoints } from './invoices.ts'
import { itemChangesEndpoints } from './item-changes.ts'
import { legalTextsEndpoints } from './legal-texts.ts'
import { loyaltyEndpoints } from './loyalty.ts'
import { marginEndpoints } from './margins.ts'
import { materialEndpoints } from './materials.ts'
import { occasionReminderEndpoints } from './occasion-reminders.ts'
import { orderChangesEndpoints } from './order-changes.ts'
import { orderMessageEndpoints } from './order-messages.ts'
import { ordersEndpoints } from './orders.ts'
import { paymentsEndpoints } from './payments.ts'
import { phoneOrdersEndpoints } from './phone-orders.ts'
import { privacyEndpoints } from './privacy.ts'
import { productOptionsEndpoints } from './product-options.ts'
import { productsEndpoints } from './products.ts'
import { quickOrderEndpoints } from './quick-order.ts'
import { receiptsEndpoints } from './receipts.ts'
import { receivablesEndpoints } from './receivables.ts'
import { recipeEndpoints } from './recipes.ts'
import { reviewsEndpoints } from './reviews.ts'
import type { RouteName } from './routes.ts'
import { searchEndpoints } from './search.ts'
import { secondFactorEndpoints } from './second-factor.ts'
import { sessionsEndpoints } from './sessions.ts'
import { settingsEndpoints } from './settings.ts'
import { setupEndpoints } from './setup.ts'
import { staffEndpoints } from './staff.ts'
import { standingOrdersEndpoints } from './standing-orders.ts'
import { statementsEndpoints } from './statements.ts'
import { stockEndpoints } from './stock.ts'
import { stockAlertEndpoints } from './stock-alerts.ts'
import { substitutionsEndpoints } from './substitutions.ts'
import { supplierEndpoints } from './suppliers.ts'
import { taxSubmissionEndpoints } from './tax-submissions.ts'
import { taxUnitEndpoints } from './tax-units.ts'
import { trackingEndpoints } from './tracking.ts'
import { usersEndpoints } from './users.ts'
import { webhookEndpoints } from './webhooks.ts'
import { wishlistEndpoints } from './wishlist.ts'
import { workroomEndpoints } from './workroom.ts'

/** Every endpoint by name; routes and endpoints must match to compile. */
export const endpoints = {
  ...addressBookEndpoints,
  ...addressRequestEndpoints,
  ...occasionReminderEndpoints,
  ...orderMessageEndpoints,
  ...trackingEndpoints,
  ...accountsEndpoints,
  ...adminOrdersEndpoints,
  ...adminSettingsEndpoints,
  ...legalTextsEndpoints,
  ...analyticsEndpoints,
  ...auditEndpoints,
  ...boardEndpoints,
  ...branchManagersEndpoints,
  ...branchesEndpoints,
  ...cartEndpoints,
  ...cashDrawerEndpoints,
  ...cashHandoverEndpoints,
  ...taxSubmissionEndpoints,
  ...taxUnitEndpoints,
  ...apiKeyEndpoints,
  ...webhookEndpoints,
  ...catalogueEndpoints,
  ...categoriesEndpoints,
  ...productOptionsEndpoints,
  ...clientTermsEndpoints,
  ...clientsEndpoints,
  ...counterSalesEndpoints,
  ...workroomEndpoints,
  ...materialEndpoints,
  ...recipeEndpoints,
  ...supplierEndpoints,
  ...marginEndpoints,
  ...couponsEndpoints,
  ...giftCardsEndpoints,
  ...customersEndpoints,
  ...deliveryEndpoints,
  ...fileEndpoints,
  ...helpEndpoints,
  ...importsEndpoints,
  ...invoiceEndpoints,
  ...itemChangesEndpoints,
  ...loyaltyEndpoints,
  ...orderChangesEndpoints,
  ...ordersEndpoints,
  ...paymentsEndpoints,
  ...phoneOrdersEndpoints,
  ...privacyEndpoints,
  ...productsEndpoints,
  ...quickOrderEndpoints,
  ...receiptsEndpoints,
  ...receivablesEndpoints,
  ...reviewsEndpoints,
  ...searchEndpoints,
  ...secondFactorEndpoints,
  ...sessionsEndpoints,
  ...settingsEndpoints,
  ...setupEndpoints,
  ...staffEndpoints,
  ...standingOrdersEndpoints,
  ...statementsEndpoints,
  ...stockEndpoints,
  ...stockAlertEndpoints,
  ...substitutionsEndpoints,
  ...usersEndpoints,
  ...wishlistEndpoints,
} satisfies Record<RouteName, Endpoint>

export type Endpoints = typeof endpoints
