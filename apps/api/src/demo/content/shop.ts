/** The fictitious seller details of the demo shop. */
export const DEMO_SELLER = {
  name: { en: 'Warda Flowers Trading Est.', ar: 'مؤسسة وردة لتجارة الزهور' },
  vatNumber: '310122393500003',
  crNumber: '1010123456',
  street: { en: 'Olaya Street', ar: 'شارع العليا' },
  buildingNumber: '7204',
  district: { en: 'Al Olaya', ar: 'حي العليا' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  postalCode: '12211',
}

/** The contact details of the demo shop. */
export const DEMO_CONTACT = {
  phone: '+966 11 200 4477',
  email: 'hello@warda.example',
  address: {
    en: 'Olaya Street, Al Olaya, Riyadh 12211, Saudi Arabia',
    ar: 'شارع العليا، حي العليا، الرياض 12211، المملكة العربية السعودية',
  },
  mapUrl: 'https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753#map=16/24.7136/46.6753',
}
