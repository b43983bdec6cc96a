import { lightRoutes } from './light-routes.ts'

/**
 * Method and path of every endpoint, relative to `/api`, in the spelling of the specification (spec §7); paths match
 * case-insensitively (decisions §9). Endpoints without a path in the specification (cart, wishlist,
 * products, reviews) follow the same style. Separate from the schemas, so that pages can send requests
 * without loading them.
 */
export const routes = {
  // Account
  register: 'POST /Account/register',
  login: 'POST /Account/login',
  logout: 'POST /Account/logout',
  confirmEmail: 'POST /Account/confirmEmail',
  resendConfirmation: 'POST /Account/resendconfirmation',
  sendResetPassword: 'GET /Account/sendresetpassword',
  resetPassword: 'POST /Account/resetpassword',
  refreshToken: 'GET /Account/refreshToken',
  // Language
  setLanguage: 'POST /Language/set-language',
  // User
  getUser: 'GET /User/getuser/{id}',
  getPublicUser: 'GET /User/getPublicDataUser/{userId}',
  updatePublicUser: 'PATCH /User/updatePublicDataUser/{userId}',
  changePassword: 'PATCH /User/changepassord/{userId}',
  getLoyaltyPoints: 'GET /User/getAllLoyaltyPoints/{userId}',
  // Branch
  getBranches: 'GET /Branch/getalltouser/{id}',
  getBranchNames: 'GET /Branch/names/{id}',
  addBranch: 'POST /Branch/addbranch/{id}',
  updateBranch: 'PATCH /Branch/updatebranch/{branchId}',
  getBranch: 'GET /Branch/getbranch/{branchId}',
  // Branch managers
  getManagers: 'GET /BranchManager/gelallmangerstoclient/{userId}/{clientId}',
  addManager: 'POST /BranchManager/adddmanger/{branchId}',
  deleteManager: 'DELETE /BranchManager/deletemanger/{branchId}/{managerId}',
  // Client
  completeRegister: 'POST /User/completedatatouser/register/{id}',
  completeOwner: 'POST /User/completedatatouser/owner/{id}',
  completeTax: 'POST /User/completedatatouser/tax/{id}',
  getClientProfile: 'GET /Client/getprofile/{id}',
  saveClientAddress: 'PATCH /Client/address/{id}',
  saveAccountsContact: 'PATCH /Client/accountscontact/{id}',
  savePurchaseOrderRule: 'PATCH /Client/purchaseorderrule/{id}',
  getClientOverview: 'GET /Client/overview/{id}',
  getClients: 'GET /Client/getall',
  reviewClient: 'PATCH /Client/review/{clientId}',
  getClientTerms: 'GET /Client/terms/{clientId}',
  setClientTerms: 'PATCH /Client/terms/{clientId}',
  // Wholesale
  reorder: 'POST /Order/reorder/{userId}/{orderId}',
  previewQuickOrder: 'POST /Cart/previewquickorder/{userId}',
  addQuickOrder: 'POST /Cart/quickorder/{userId}',
  decideApproval: 'PATCH /Order/approve/{userId}/{orderId}',
  quoteCancellation: 'GET /Order/quotecancel/{userId}/{orderId}',
  cancelOwnOrder: 'PATCH /Order/cancelorder/{userId}/{orderId}',
  changeOrder: 'PATCH /Order/changeorder/{userId}/{orderId}',
  setPurchaseOrder: 'PATCH /Order/purchaseorder/{userId}/{orderId}',
  getStandingOrders: 'GET /StandingOrder/getall/{userId}',
  addStandingOrder: 'POST /StandingOrder/add/{userId}',
  updateStandingOrder: 'PATCH /StandingOrder/update/{userId}/{standingId}',
  deleteStandingOrder: 'DELETE /StandingOrder/delete/{userId}/{standingId}',
  payOrders: 'POST /PayMent/payorders/{userId}',
  emailStatement: 'POST /Debits/emailstatement',
  // Catalogue
  getCategories: 'GET /Category/getallcategories',
  getHome: 'GET /Product/gethome',
  getProducts: 'GET /Product/getallproducts',
  getProduct: 'GET /Product/getproduct/{id}',
  findByName: 'GET /Product/getbyname',
  getAddOns: 'GET /Product/addons',
  // Site data of every page
  getSite: 'GET /Site/getsite',
  getTerms: 'GET /Site/getterms',
  // Reviews
  getReviews: 'GET /Review/getallreviews/{productId}',
  addReview: 'POST /Review/addreview/{productId}',
  // Wishlist
  getWishlist: 'GET /Wishlist/getwishlist/{userId}',
  addToWishlist: 'POST /Wishlist/addtowishlist/{userId}/{productId}',
  removeFromWishlist: 'DELETE /Wishlist/removefromwishlist/{userId}/{productId}',
  // Cart
  getCart: 'GET /Cart/getcart/{userId}',
  addToCart: 'POST /Cart/addtocart/{userId}',
  updateCartLine: 'PATCH /Cart/updatecartitem/{userId}/{id}',
  removeCartLine: 'DELETE /Cart/deletecartitem/{userId}/{id}',
  // Delivery calendar and checkout
  getDeliveryDays: lightRoutes.getDeliveryDays,
  quoteOrder: 'POST /Order/quote/{id}',
  // Orders
  placeOrder: 'POST /Order/addorder/{id}',
  getOrders: 'GET /Order/getAllOrdersToUser/{userId}/{clientId}',
  rejectOrder: 'PATCH /Order/rejectorder/{userId}/{orderId}',
  confirmOrder: 'PATCH /Order/confirmorder/{userId}/{orderId}',
  // Payments
  addPayment: 'POST /PayMent/addpayment/{userId}/{orderId}',
  confirmPayment: 'GET /PayMent/confirm-payment/{orderId}/{trNumber}',
  paylinkWebhook: 'POST /PayMent/webhook/paylink',
  payWithCredit: 'POST /PayMent/paywithcredit/{userId}/{orderId}',
  // Delivery board
  getBoardOrders: 'GET /ShippingEmployee/getAllOrderToemployee/{userId}',
  getBoardOrder: 'GET /ShippingEmployee/getorder/{orderId}',
  liveBoard: 'GET /ShippingEmployee/live/{userId}',
  updateOrderStage: 'PATCH /Order/updateOrderStage',
  updateManyStages: 'PATCH /ShippingEmployee/updatestages',
  getEmployees: 'GET /ShippingEmployee/getemployees',
  assignOrders: 'PATCH /ShippingEmployee/assign',
  planOrder: 'PATCH /ShippingEmployee/plan',
  startWork: 'PATCH /ShippingEmployee/startwork',
  getDeliveryRoute: 'GET /ShippingEmployee/getroute/{userId}',
  saveDeliveryRoute: 'PATCH /ShippingEmployee/saveroute/{userId}',
  getDriverDay: 'GET /ShippingEmployee/day/{userId}',
  recordArrival: 'POST /ShippingEmployee/arrived',
  handInCash: 'POST /ShippingEmployee/handincash/{userId}',
  cashHandovers: 'GET /Admin/cashhandovers',
  recordHandover: 'POST /Admin/recordcashhandover/{employeeId}',
  confirmHandover: 'POST /Admin/cashhandover/{handoverId}',
  addProof: 'POST /ShippingEmployee/addproof/{orderId}',
  failDelivery: 'POST /ShippingEmployee/faildelivery',
  // Receipt
  sendConfirmDelivery: 'GET /ShippingEmployee/sendconfirmDelivry',
  confirmDelivery: 'PATCH /Order/confirmDelivery',
  resolveFailedDelivery: 'PATCH /Order/resolvefailed/{userId}/{orderId}',
  // Manual payments, debts, statements
  addPaymentPartly: 'POST /ShippingEmployee/addpaymentOrderpartly/{userId}',
  addPostponedPayment: 'POST /ShippingEmployee/add-postponed-payment',
  getDebts: 'GET /Debits/getalltoClient/{clientId}',
  resolveDebt: 'PATCH /Debits/resolveOneDebit',
  getDebtors: 'GET /Debits/getdebtors',
  getStatement: 'GET /Debits/getstatement/{clientId}',
  getStatementFile: 'GET /Debits/getstatementfile/{clientId}',
  cancelOrder: 'POST /Order/cancelorder/{orderId}',
  creditOrder: 'POST /Order/creditorder/{orderId}',
  // Invoices
  createInvoice: 'POST /Invoices/create-invoice',
  getInvoices: 'GET /Invoices/getinvoices/{orderId}',
  // Private files
  signFile: 'POST /File/sign/{fileId}',
  getFile: 'GET /File/getfile/{fileId}/{signature}',
  // Back office: catalogue
  adminProducts: 'GET /Admin/products',
  adminProduct: 'GET /Admin/product/{productId}',
  addProduct: 'POST /Admin/product',
  saveProduct: 'PATCH /Admin/product/{productId}',
  changeProducts: 'PATCH /Admin/products',
  addPicture: 'POST /Admin/picture',
  previewProductText: 'POST /Admin/previewproducttext',
  adminCategories: 'GET /Admin/categories',
  addCategory: 'POST /Admin/category',
  saveCategory: 'PATCH /Admin/category/{categoryId}',
  deleteCategory: 'DELETE /Admin/category/{categoryId}',
  orderCategories: 'PATCH /Admin/categories',
  changeStock: 'POST /Admin/stock',
  stockHistory: 'GET /Admin/stock/{variantId}',
  adminCoupons: 'GET /Admin/coupons',
  saveCoupon: 'POST /Admin/coupon',
  disableCoupon: 'DELETE /Admin/coupon/{code}',
  importProducts: 'POST /Admin/import',
  getImport: 'GET /Admin/import/{importId}',
  runImport: 'POST /Admin/import/{importId}/run',
  cancelImport: 'POST /Admin/import/{importId}/cancel',
  exportProducts: 'GET /Admin/export/products',
  adminOccasions: 'GET /Admin/occasions',
  saveOccasions: 'POST /Admin/occasions',
  // Back office: orders and customers
  paymentDiscrepancies: 'GET /Admin/paymentdiscrepancies',
  resolveDiscrepancy: 'POST /Admin/paymentdiscrepancy/{discrepancyId}',
  refundPayouts: 'GET /Admin/refundpayouts',
  completeRefundPayout: 'POST /Admin/refundpayout/{payoutId}',
  adminOrders: 'GET /Admin/orders',
  adminOrder: 'GET /Admin/order/{orderId}',
  editOrder: 'PATCH /Admin/order/{orderId}',
  quoteEdit: 'POST /Admin/order/{orderId}/quote',
  markReady: 'POST /Admin/order/{orderId}/ready',
  getSubstitutes: 'GET /Admin/order/{orderId}/line/{variantId}/substitutes',
  replaceLine: 'POST /Admin/order/{orderId}/line/{variantId}/replace',
  removeLine: 'POST /Admin/order/{orderId}/line/{variantId}/remove',
  placePhoneOrder: 'POST /Admin/phoneorder',
  quotePhoneOrder: 'POST /Admin/phoneorder/quote',
  sendPayLink: 'POST /Admin/order/{orderId}/paylink',
  adminCustomers: 'GET /Admin/customers',
  adminCustomer: 'GET /Admin/customer/{userId}',
  adminClient: 'GET /Admin/client/{clientId}',
  // Back office: people
  adminMe: 'GET /Admin/me',
  getStaff: 'GET /Admin/staff',
  invite: 'POST /Admin/invite',
  revokeInvitation: 'DELETE /Admin/invitation/{invitationId}',
  acceptInvitation: 'POST /Account/acceptinvitation',
  changeStaff: 'PATCH /Admin/staff/{userId}',
  getAudit: 'GET /Admin/audit',
  getSetUp: 'GET /Account/setup',
  setUpShop: 'POST /Account/setup',
  // Back office: settings, figures, moderation
  adminSettings: 'GET /Admin/settings',
  saveSetting: 'PATCH /Admin/setting/{key}',
  settingHistory: 'GET /Admin/setting/{key}',
  previewText: 'POST /Admin/previewtext',
  shopOverview: 'GET /Admin/overview',
  getRevenue: 'GET /Admin/revenue',
  exportMonth: 'GET /Admin/export/month',
  adminReviews: 'GET /Admin/reviews',
  moderateReview: 'PATCH /Admin/review/{reviewId}',
  adminReports: 'GET /Admin/reports',
  answerReport: 'PATCH /Admin/report/{reportId}',
  // Where the shop delivers
  getDeliveryZones: 'GET /Delivery/getzones',
  resolveMapLink: 'POST /Delivery/maplink',
  getAddressBook: 'GET /User/addresses/{userId}',
  deleteAddress: 'DELETE /User/addresses/{userId}/{addressId}',
  // Address requests
  getAddressLink: 'GET /AddressRequest/link/{userId}/{orderId}',
  getAddressRequest: 'GET /AddressRequest/{token}',
  answerAddressRequest: 'POST /AddressRequest/{token}',
  // Stock alerts
  addStockAlert: 'POST /Product/stockalert/{variantId}',
  removeStockAlerts: 'POST /Product/removestockalerts',
  // Privacy
  downloadMyData: 'GET /User/mydata/{userId}',
  deleteMyAccount: 'POST /User/deleteaccount/{userId}',
  getConsents: 'GET /User/consents/{userId}',
  setConsent: 'PATCH /User/consents/{userId}',
  // Help
  reportProblem: 'POST /Report/addreport',
} as const

export type RouteName = keyof typeof routes

/** `GET /a/{b}` → its method and its path template. */
export const getRoute = (name: RouteName): { method: string; path: string } => {
  const [method = 'GET', path = '/'] = routes[name].split(' ')
  return { method, path }
}
