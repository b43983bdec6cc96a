import { SOFTWARE_NAME } from '@warda/domain/identity/shop-name'
import { LIMITS } from '@warda/domain/limits'

/** The demo is the shop Warda. */
export const DEMO_IDENTITY = {
  name: SOFTWARE_NAME,
  city: { en: 'Riyadh', ar: 'الرياض' },
  mark: 'rose',
  heroTitle: { en: 'Say it while it’s still in bloom.', ar: 'قُلها وهي في أوج تفتّحها.' },
  heroText: { en: 'Tied by hand in the morning, fresh at the door.', ar: 'ننسّقها بأيدينا كل صباح، وتصل إليك نضرة.' },
  about: {
    en: `Our day begins before the heat does. Stems arrive at dawn, are cut again and stand in cool water until someone in the city has something to say.

Then we tie: few flowers, well chosen, with room to breathe. No glitter, no plastic film. Just the season, wrapped in paper.

**And we stand by it. It stays fresh, or we tie it again.**`,
    ar: `يبدأ يومنا قبل أن يشتدّ الحر. تصل الزهور فجرًا، فنقصّ سيقانها من جديد ونتركها في ماء بارد حتى يحين موعدها.

ثم ننسّق: زهور قليلة مختارة بعناية، ولها متّسع لتتنفس. لا بريق ولا بلاستيك، بل زهور الموسم ملفوفة بالورق.

**ونحن عند كلمتنا: تبقى نضرة، وإلا نسّقنا لك غيرها.**`,
  },
  footerText: {
    en: 'Flowers cut in the morning, tied by hand and fresh at your door.',
    ar: 'زهور تُقطف صباحًا، وتُنسّق باليد، وتصل إلى بابك نضرة.',
  },
}

/** What the demo claims (spec §1). */
export const DEMO_PROMISES = { freshnessDays: LIMITS.freshnessDays, cities: 37, countries: 9 }

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

/** The legal details of the demo shop; the number belongs to no shop. */
export const DEMO_LEGAL = {
  authenticationNumber: '0000000000',
  authenticationEnds: null,
  complaintEmail: 'care@warda.example',
  answerDays: 3,
  hosting: { en: 'This computer (demo)', ar: 'هذا الحاسب (للعرض)' },
}
