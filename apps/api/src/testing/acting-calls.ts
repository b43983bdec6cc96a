import type { RouteName } from '@warda/contract/routes'

/** Calls that change what is there: sent again they leave it as the first one did, or find it done. */
export const CHANGING: readonly RouteName[] = [
  ...(['login', 'logout', 'refreshToken', 'setLanguage', 'changePassword', 'deleteMyAccount', 'setConsent'] as const),
  ...(['confirmEmail', 'resetPassword', 'acceptInvitation', 'setUpShop', 'updatePublicUser'] as const),
  ...(['completeRegister', 'completeOwner', 'completeTax', 'saveClientAddress', 'saveAccountsContact'] as const),
  ...(['reviewClient', 'setClientTerms', 'updateBranch', 'deleteManager'] as const),
  ...(['removeFromWishlist', 'updateCartLine', 'removeCartLine'] as const),
  ...(['updateStandingOrder', 'deleteStandingOrder', 'decideApproval', 'rejectOrder', 'confirmOrder'] as const),
  ...(['updateOrderStage', 'updateManyStages', 'assignOrders', 'planOrder', 'saveDeliveryRoute', 'markReady'] as const),
  ...(['changeOrder', 'startWork', 'replaceLine', 'removeLine'] as const),
  ...(['confirmDelivery', 'editOrder', 'saveProduct', 'changeProducts', 'saveCategory', 'deleteCategory'] as const),
  ...(['orderCategories', 'saveOccasions', 'disableCoupon', 'runImport', 'cancelImport'] as const),
  ...(['revokeInvitation', 'changeStaff', 'saveSetting', 'moderateReview', 'resolveDiscrepancy'] as const),
  'completeRefundPayout',
  // An address or size that is listed already stays as it is.
  ...(['deleteAddress', 'addStockAlert', 'removeStockAlerts'] as const),
  // Money that the gateway reports is booked once per transaction number.
  ...(['confirmPayment', 'paylinkWebhook'] as const),
]

/** Calls that send a mail which a person may ask for again; each is limited. */
export const MAILING: readonly RouteName[] = [
  'resendConfirmation',
  'sendResetPassword',
  'sendConfirmDelivery',
  'sendPayLink',
  'emailStatement',
]

/** Calls that only read, although their input is a body. */
export const READING: readonly RouteName[] = [
  'previewQuickOrder',
  'previewText',
  'previewProductText',
  'quoteOrder',
  'quotePhoneOrder',
  'quoteEdit',
  'resolveMapLink',
  'signFile',
]
