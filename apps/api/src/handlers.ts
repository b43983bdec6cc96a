import { accountRoutes } from './features/accounts/routes.ts'
import { addressBookRoutes } from './features/address-book/routes.ts'
import { addressRequestRoutes } from './features/address-requests/routes.ts'
import { adminOrderRoutes } from './features/admin-orders/routes.ts'
import { adminSettingRoutes } from './features/admin-settings/routes.ts'
import { analyticsRoutes } from './features/analytics/routes.ts'
import { apiKeyRoutes } from './features/api-keys/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { boardRoutes } from './features/board/routes.ts'
import { branchManagerRoutes } from './features/branch-managers/routes.ts'
import { branchRoutes } from './features/branches/routes.ts'
import { cartRoutes } from './features/cart/routes.ts'
import { cashDrawerRoutes } from './features/cash-drawers/routes.ts'
import { cashHandoverRoutes } from './features/cash-handovers/routes.ts'
import { catalogueRoutes } from './features/catalogue/routes.ts'
import { categoryRoutes } from './features/categories/routes.ts'
import { clientTermRoutes } from './features/client-terms/routes.ts'
import { clientRoutes } from './features/clients/routes.ts'
import { counterSaleRoutes } from './features/counter-sales/routes.ts'
import { couponRoutes } from './features/coupons/routes.ts'
import { customerRoutes } from './features/customers/routes.ts'
import { deliveryRoutes } from './features/delivery/routes.ts'
import { fileRoutes } from './features/files/routes.ts'
import { giftCardRoutes } from './features/gift-cards/routes.ts'
import { helpRoutes } from './features/help/routes.ts'
import { importRoutes } from './features/imports/routes.ts'
import { invoiceRoutes } from './features/invoices/routes.ts'
import { itemChangeRoutes } from './features/item-changes/routes.ts'
import { legalTextRoutes } from './features/legal-texts/routes.ts'
import { loyaltyRoutes } from './features/loyalty/routes.ts'
import { marginRoutes } from './features/margins/routes.ts'
import { materialRoutes } from './features/materials/routes.ts'
import { occasionReminderRoutes } from './features/occasion-reminders/routes.ts'
import { orderChangesRoutes } from './features/order-changes/routes.ts'
import { orderMessageRoutes } from './features/order-messages/routes.ts'
import { orderRoutes } from './features/orders/routes.ts'
import { paymentRoutes } from './features/payments/routes.ts'
import { phoneOrderRoutes } from './features/phone-orders/routes.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import { productOptionRoutes } from './features/product-options/routes.ts'
import { productRoutes } from './features/products/routes.ts'
import { quickOrderRoutes } from './features/quick-order/routes.ts'
import { receiptRoutes } from './features/receipts/routes.ts'
import { receivableRoutes } from './features/receivables/routes.ts'
import { recipeRoutes } from './features/recipes/routes.ts'
import { reviewRoutes } from './features/reviews/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { sessionRoutes } from './features/sessions/routes.ts'
import { settingRoutes } from './features/settings/routes.ts'
import { setupRoutes } from './features/setup/routes.ts'
import { staffRoutes } from './features/staff/routes.ts'
import { standingOrderRoutes } from './features/standing-orders/routes.ts'
import { statementRoutes } from './features/statements/routes.ts'
import { stockRoutes } from './features/stock/routes.ts'
import { stockAlertRoutes } from './features/stock-alerts/routes.ts'
import { substitutionsRoutes } from './features/substitutions/routes.ts'
import { supplierRoutes } from './features/suppliers/routes.ts'
import { taxSubmissionRoutes } from './features/tax-submissions/routes.ts'
import { taxUnitRoutes } from './features/tax-units/routes.ts'
import { trackingRoutes } from './features/tracking/routes.ts'
import { userRoutes } from './features/users/routes.ts'
import { webhookRoutes } from './features/webhooks/routes.ts'
import { wishlistRoutes } from './features/wishlist/routes.ts'
import { workroomRoutes } from './features/workroom/routes.ts'
import type { Handlers } from './http/handler.ts'

/** The handler of each endpoint of the contract; a missing handler is a type error. */
export const handlers: Handlers = {
  ...secondFactorRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...substitutionsRoutes,
  ...userRoutes,
  ...helpRoutes,
  ...branchRoutes,
  ...cashDrawerRoutes,
  ...counterSaleRoutes,
  ...workroomRoutes,
  ...materialRoutes,
  ...recipeRoutes,
  ...supplierRoutes,
  ...marginRoutes,
  ...itemChangeRoutes,
  ...cashHandoverRoutes,
  ...taxSubmissionRoutes,
  ...taxUnitRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  ...catalogueRoutes,
  ...searchRoutes,
  ...reviewRoutes,
  ...cartRoutes,
  ...wishlistRoutes,
  ...deliveryRoutes,
  ...settingRoutes,
  ...legalTextRoutes,
  ...orderChangesRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...loyaltyRoutes,
  ...boardRoutes,
  ...receiptRoutes,
  ...receivableRoutes,
  ...invoiceRoutes,
  ...fileRoutes,
  ...clientRoutes,
  ...branchManagerRoutes,
  ...quickOrderRoutes,
  ...standingOrderRoutes,
  ...statementRoutes,
  ...productRoutes,
  ...importRoutes,
  ...couponRoutes,
  ...giftCardRoutes,
  ...adminOrderRoutes,
  ...customerRoutes,
  ...staffRoutes,
  ...auditRoutes,
  ...adminSettingRoutes,
  ...analyticsRoutes,
  ...categoryRoutes,
  ...productOptionRoutes,
  ...stockRoutes,
  ...stockAlertRoutes,
  ...setupRoutes,
  ...clientTermRoutes,
  ...phoneOrderRoutes,
  ...privacyRoutes,
  ...addressBookRoutes,
  ...addressRequestRoutes,
  ...occasionReminderRoutes,
  ...orderMessageRoutes,
  ...trackingRoutes,
}
