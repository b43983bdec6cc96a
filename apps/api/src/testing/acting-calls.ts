import type { RouteName } from '@warda/contract/routes'

/** Endpoints whose repetition changes nothing more. */
export const CHANGING: readonly RouteName[] = [
  ...(['login', 'logout', 'refreshToken', 'setLanguage', 'changePassword', 'deleteMyAccount', 'setConsent'] as const),
  ...(['confirmEmail', 'resetPassword', 'acceptInvitation', 'setUpShop', 'updatePublicUser'] as const),
  ...(['completeRegister', 'completeOwner', 'completeTax', 'saveClientAddress', 'saveAccountsContact'] as const),
  ...(['savePurchaseOrderRule', 'setPurchaseOrder'] as const),
  ...(['reviewClient', 'setClientTerms', 'updateBranch', 'deleteManager'] as const),
  ...(['removeFromWishlist', 'updateCartLine', 'removeCartLine'] as const),
  ...(['updateStandingOrder', 'deleteStandingOrder', 'decideApproval', 'rejectOrder', 'confirmOrder'] as const),
  ...(['updateShopperStandingOrder', 'deleteShopperStandingOrder'] as const),
  ...(['updateOrderStage', 'updateManyStages', 'assignOrders', 'planOrder', 'saveDeliveryRoute', 'markReady'] as const),
  'recordArrival',
  ...(['endSession', 'endOtherSessions', 'endStaffSessions', 'loginWithCode', 'startLoginEnrolment'] as const),
  ...(['confirmLoginEnrolment', 'startSecondFactor', 'confirmSecondFactor', 'disableSecondFactor'] as const),
  ...(['renewRecoveryCodes', 'resetSecondFactor'] as const),
  // A message that is being sent stays as it is (webhooks.test.ts).
  ...(['setMessagePreference', 'sendMessageAgain', 'allowOrderMessages', 'stopTrackingMessages'] as const),
  'createTrackingLink',
  ...([
    'answerAddressRequest',
    'answerItemChange',
    'decideItemChange',
    'changeOrder',
    'startWork',
    'replaceLine',
    'removeLine',
  ] as const),
  ...(['confirmDelivery', 'editOrder', 'saveProduct', 'changeProducts', 'saveCategory', 'deleteCategory'] as const),
  ...(['orderCategories', 'saveProductOptions', 'disableCoupon', 'runImport', 'cancelImport'] as const),
  // A picture of the same name is replaced.
  'addImportPictures',
  ...(['revokeInvitation', 'changeStaff', 'saveSetting', 'moderateReview', 'resolveDiscrepancy'] as const),
  ...(['completeRefundPayout', 'retryRefundPayout'] as const),
  'confirmHandover',
  // A card has one live payment link, and is redeemed or cancelled once.
  ...(['payGiftCard', 'confirmGiftCard', 'cancelGiftCard'] as const),
  ...(['tickWorkroom', 'startWorkroomDay', 'updateMaterial', 'setBatchCost', 'saveRecipe'] as const),
  ...(['updateSupplier', 'closeSupplierOrder'] as const),
  ...(['revokeApiKey', 'saveWebhook', 'deleteWebhook', 'resendWebhookDelivery'] as const),
  // A one-time password is used once (tax-units.test.ts).
  ...(['onboardTaxUnit', 'renewTaxUnit', 'revokeTaxUnit', 'retryTaxSubmission', 'issueCorrectedCopy'] as const),
  // An existing address or alert stays unchanged.
  ...(['deleteAddress', 'addStockAlert', 'removeStockAlerts'] as const),
  ...(['updateOccasionReminder', 'deleteOccasionReminder', 'stopOccasionReminder'] as const),
  // A payment reported by the gateway is recorded once per transaction number.
  ...(['confirmPayment', 'paylinkWebhook', 'moyasarWebhook'] as const),
]

/** Endpoints that send a mail on request; each has a rate limit. */
export const MAILING: readonly RouteName[] = [
  'resendConfirmation',
  'sendResetPassword',
  'sendConfirmDelivery',
  'sendPayLink',
  'emailStatement',
  'testWebhook',
]

/** Endpoints that only read, although their input is a body. */
export const READING: readonly RouteName[] = [
  'previewQuickOrder',
  'previewBranchOrders',
  'previewLegalText',
  'previewProductText',
  'previewProductsChange',
  'quoteOrder',
  'quotePhoneOrder',
  'quoteShopperStandingOrder',
  'quoteCounterSale',
  'quoteEdit',
  'quoteItemChange',
  'resolveMapLink',
  'signFile',
]
