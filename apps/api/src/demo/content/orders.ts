import type { PaymentTerms } from '@warda/domain/orders/payment-terms'

/** Customers of the demo beside its accounts; they log in with the same password. */
export const CUSTOMERS = {
  noura: { fullName: 'Noura Alqahtani', email: 'noura@warda.example', phone: '0551234011', language: 'en' },
  fahad: { fullName: 'فهد العتيبي', email: 'fahad@warda.example', phone: '0551234012', language: 'ar' },
  reem: { fullName: 'ريم الدوسري', email: 'reem@warda.example', phone: '0551234013', language: 'ar' },
  lama: { fullName: 'Lama Alsubaie', email: 'lama@warda.example', phone: '0551234014', language: 'en' },
  james: { fullName: 'James Carter', email: 'james@warda.example', phone: '0551234015', language: 'en' },
} as const

/** The second driver, so that the board can show assignments to another one. */
export const SECOND_DRIVER = {
  fullName: 'Nasser Alharthi',
  email: 'nasser@warda.example',
  phone: '0551234016',
} as const

/** Addresses in Riyadh within the delivery radius. */
export const DOORS = {
  kingdom: { line: 'Kingdom Centre, King Fahd Road', district: 'Al Olaya', latitude: 24.7114, longitude: 46.6744 },
  kafd: { line: 'KAFD, Tower 2.09, floor 14', district: 'Al Aqiq', latitude: 24.7617, longitude: 46.6402 },
  hospital: {
    line: 'King Faisal Specialist Hospital, ConcurrencyLimit 1',
    district: 'Al Mathar',
    latitude: 24.671,
    longitude: 46.6765,
    note: 'Ward 4 B; please call from the reception.',
  },
  hittin: {
    line: 'شارع وادي الفروعة ٢٤',
    district: 'حطين',
    latitude: 24.764,
    longitude: 46.602,
    note: 'الفيلا ذات الباب الأخضر',
  },
  malqa: { line: 'شارع الأمير محمد بن سعد ٣١٠', district: 'الملقا', latitude: 24.806, longitude: 46.61 },
  yasmin: { line: 'شارع القيروان ١٧', district: 'الياسمين', latitude: 24.823, longitude: 46.646 },
  rawdah: { line: 'شارع الأندلس ٥٨', district: 'الروضة', latitude: 24.733, longitude: 46.772 },
  sulaimaniyah: { line: 'Prince Mamduh Street 9', district: 'Al Sulaimaniyah', latitude: 24.703, longitude: 46.704 },
  museum: { line: 'National Museum, King Saud Road', district: 'Al Murabba', latitude: 24.647, longitude: 46.711 },
  university: {
    line: 'Princess Nourah University, Building 7',
    district: 'Airport Road',
    latitude: 24.846,
    longitude: 46.726,
  },
  bujairi: { line: 'Bujairi Terrace', district: 'Diriyah', latitude: 24.737, longitude: 46.575 },
  // Taken on the phone, without coordinates.
  narjis: { line: 'شارع أبي بكر الصديق، خلف المسجد', district: 'النرجس' },
} as const

/** A step of an order after it was placed. */
export type DemoStep = 'pay' | 'confirm' | 'start' | 'payHalf' | 'payAll' | 'deliver' | 'receive' | 'fail' | 'monthly'

export type DemoOrder = {
  /** A customer, or `mona`, who orders for her branch. */
  buyer: keyof typeof CUSTOMERS | 'mona' | 'sara'
  terms: PaymentTerms
  /** The first day that is open from today on, or the one after it. */
  day: 'first' | 'second'
  /** Index of the slot of the day. */
  slot: 0 | 1 | 2 | 3 | 4
  sku: string
  quantity: number
  to: { fullName: string; phoneNumber: string }
  door?: (typeof DOORS)[keyof typeof DOORS]
  card?: string
  hideSender?: true
  driver?: 'yousef' | 'nasser'
  steps: readonly DemoStep[]
}

const own = (buyer: keyof typeof CUSTOMERS) => ({
  fullName: CUSTOMERS[buyer].fullName,
  phoneNumber: CUSTOMERS[buyer].phone,
})

/** Two days of the demo's board: pending, in delivery, delivered, partly paid, on credit, and a failed delivery. */
export const ORDERS: readonly DemoOrder[] = [
  {
    ...{
      buyer: 'noura',
      terms: 'online',
      day: 'first',
      slot: 0,
      sku: 'ROSES-01-ME',
      quantity: 1,
      door: DOORS.hospital,
    },
    to: { fullName: 'Maha Alqahtani', phoneNumber: '0551234021' },
    card: 'Welcome, little one! With love from all of us.',
    driver: 'yousef',
    steps: ['pay', 'start', 'deliver', 'receive'],
  },
  {
    ...{ buyer: 'fahad', terms: 'cash', day: 'first', slot: 0, sku: 'TULIPS-01-ME', quantity: 1, door: DOORS.kingdom },
    to: { fullName: 'سلمى العتيبي', phoneNumber: '0551234022' },
    card: 'كل عام وأنتِ بخير يا أغلى أخت',
    driver: 'yousef',
    steps: ['start', 'payAll', 'deliver'],
  },
  {
    ...{
      buyer: 'lama',
      terms: 'cash',
      day: 'first',
      slot: 1,
      sku: 'MIXED-03-ME',
      quantity: 2,
      door: DOORS.sulaimaniyah,
    },
    to: own('lama'),
    driver: 'nasser',
    steps: ['start', 'payHalf', 'deliver'],
  },
  {
    ...{ buyer: 'mona', terms: 'monthly', day: 'first', slot: 1, sku: 'WEDDING-02-LA', quantity: 2 },
    to: { fullName: 'Front desk', phoneNumber: '0112004401' },
    driver: 'yousef',
    steps: ['confirm', 'start', 'deliver'],
  },
  {
    ...{ buyer: 'reem', terms: 'online', day: 'first', slot: 2, sku: 'ROSES-02-LA', quantity: 1, door: DOORS.kafd },
    to: { fullName: 'خالد الدوسري', phoneNumber: '0551234023' },
    card: 'مبروك الترقية، تستاهل كل خير',
    hideSender: true,
    driver: 'yousef',
    steps: ['pay', 'start'],
  },
  {
    ...{ buyer: 'fahad', terms: 'cash', day: 'first', slot: 2, sku: 'MIXED-08-ME', quantity: 1, door: DOORS.hittin },
    to: { fullName: 'أم عبدالله', phoneNumber: '0551234024' },
    driver: 'yousef',
    steps: ['start'],
  },
  {
    ...{
      buyer: 'noura',
      terms: 'online',
      day: 'first',
      slot: 2,
      sku: 'PLANTS-01-LA',
      quantity: 1,
      door: DOORS.bujairi,
    },
    to: { fullName: 'Huda Rashid', phoneNumber: '0551234025' },
    driver: 'nasser',
    steps: ['pay', 'start', 'fail'],
  },
  {
    ...{ buyer: 'reem', terms: 'cash', day: 'first', slot: 3, sku: 'ROSES-05-LA', quantity: 1, door: DOORS.malqa },
    to: { fullName: 'منى الشمري', phoneNumber: '0551234026' },
    card: 'سلامتك، نورتِ بيتك',
    driver: 'yousef',
    steps: [],
  },
  {
    ...{ buyer: 'lama', terms: 'online', day: 'first', slot: 3, sku: 'TULIPS-07-ME', quantity: 1, door: DOORS.yasmin },
    to: { fullName: 'Abeer Saad', phoneNumber: '0551234027' },
    card: 'Thank you for everything.',
    driver: 'yousef',
    steps: ['pay'],
  },
  {
    ...{ buyer: 'fahad', terms: 'cash', day: 'first', slot: 4, sku: 'MIXED-01-ME', quantity: 1, door: DOORS.narjis },
    to: own('fahad'),
    driver: 'yousef',
    steps: [],
  },
  {
    ...{
      buyer: 'james',
      terms: 'online',
      day: 'first',
      slot: 4,
      sku: 'ROSES-03-LA',
      quantity: 1,
      door: DOORS.university,
    },
    to: { fullName: 'Dana Alfaraj', phoneNumber: '0551234028' },
    card: 'Congratulations, Doctor!',
    steps: ['pay'],
  },
  {
    ...{ buyer: 'reem', terms: 'cash', day: 'first', slot: 4, sku: 'TULIPS-05-ME', quantity: 1, door: DOORS.rawdah },
    to: { fullName: 'نوف القحطاني', phoneNumber: '0551234029' },
    steps: [],
  },
  {
    ...{ buyer: 'mona', terms: 'postponed', day: 'second', slot: 0, sku: 'WEDDING-03-LA', quantity: 3 },
    to: { fullName: 'Front desk', phoneNumber: '0112004401' },
    card: 'Lobby, by nine please.',
    steps: ['confirm'],
  },
  {
    ...{ buyer: 'james', terms: 'cash', day: 'second', slot: 1, sku: 'ROSES-08-ME', quantity: 1, door: DOORS.museum },
    to: { fullName: 'ApiClient desk', phoneNumber: '0551234030' },
    steps: [],
  },
  {
    ...{ buyer: 'lama', terms: 'cash', day: 'second', slot: 2, sku: 'GIFTS-01-ME', quantity: 1, door: DOORS.kafd },
    to: { fullName: 'Faisal Omar', phoneNumber: '0551234031' },
    hideSender: true,
    steps: ['monthly'],
  },
  {
    ...{ buyer: 'noura', terms: 'online', day: 'second', slot: 3, sku: 'MIXED-02-ME', quantity: 1, door: DOORS.hittin },
    to: { fullName: 'Sadeem Ali', phoneNumber: '0551234032' },
    steps: ['pay'],
  },
]
