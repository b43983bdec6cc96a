/**
 * Method and path of every call, relative to `/api`, spelt as the specification spells them (spec §7); paths match
 * without regard to case (decisions §9). The calls that the specification names but does not show (cart, wishlist,
 * products, reviews) follow the same style. Kept apart from the schemas so that a browser page can call the API
 * without carrying any of them.
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
  // Catalogue
  getCategories: 'GET /Category/getallcategories',
  getHome: 'GET /Product/gethome',
  getProducts: 'GET /Product/getallproducts',
  getProduct: 'GET /Product/getproduct/{id}',
  findByName: 'GET /Product/getbyname',
  // What every page shows of the shop itself
  getSite: 'GET /Site/getsite',
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
  getDeliveryDays: 'GET /Delivery/getdays',
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
  // Help
  reportProblem: 'POST /Report/addreport',
} as const

export type RouteName = keyof typeof routes

/** `GET /a/{b}` → its method and its path template. */
export const routeOf = (name: RouteName): { method: string; path: string } => {
  const [method = 'GET', path = '/'] = routes[name].split(' ')
  return { method, path }
}
