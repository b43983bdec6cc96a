import { isRegisterNumber, isVatNumber } from '@warda/domain/clients/formats'
import { DEFAULT_CALENDAR } from '@warda/domain/delivery/calendar'
import { LIMITS } from '@warda/domain/limits'
import { DEFAULT_RULES, POINTS_PER_RIYAL } from '@warda/domain/loyalty/rules'
import { WELCOME_PERCENT } from '@warda/domain/promotions/welcome'
import { z } from 'zod'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const hours = z.object({ open: time, close: time }).nullable()
const link = z.url({ protocol: /^https?$/ }).nullable()
const count = z.int().min(0)
const words = z.object({ en: z.string(), ar: z.string() })
const picture = z.object({
  key: z.string(),
  width: count,
  height: count,
  widths: z.array(count),
  colour: z.string(),
  preview: z.string(),
  alt: words,
})

/**
 * The shop's settings by the key of their row in table `setting`, each with what holds while there is no row. Money is halalas. What a row
 * leaves out, and a row that is wrong, counts as not said.
 */
export const SETTINGS = {
  calendar: z
    .object({
      hours: z.object({ 0: hours, 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours }),
      sameDayCutoff: time,
      slotMinutes: z.int().min(15).max(720),
      slotCapacity: z.int().min(0),
      daysAhead: z.int().min(1).max(60),
      holidays: z.array(z.string().regex(/^\d{4}-\d\d-\d\d$/)),
      feeHalalas: count,
      radiusMiles: z.number().positive(),
      shop: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
      leadMinutes: count,
    })
    .partial(),
  loyalty: z
    .object({
      rules: z.array(z.object({ spend: z.int().positive(), points: count })),
      pointsPerRiyal: z.int().positive(),
    })
    .partial(),
  accounts: z
    .object({
      phoneRule: z.enum(['elevenCharacters', 'saudiMobile']),
      welcomePercent: z.int().min(0).max(100),
      registerExpiryRequired: z.boolean(),
    })
    .partial(),
  contact: z.object({ phone: z.string(), email: z.string(), address: words, mapUrl: link }).partial(),
  links: z
    .object({
      instagram: link,
      x: link,
      whatsapp: link,
      developers: z.array(z.object({ name: z.string(), url: link })),
    })
    .partial(),
  /** What stands on tax invoices; an invoice keeps what stood here on its day. */
  seller: z
    .object({
      name: words,
      vatNumber: z.string().refine(isVatNumber),
      crNumber: z.string().refine(isRegisterNumber),
      street: words,
      buildingNumber: z.string().regex(/^\d{4}$/),
      district: words,
      city: words,
      postalCode: z.string().regex(/^\d{5}$/),
    })
    .partial(),
  promises: z.object({ freshnessDays: count, cities: count, countries: count }).partial(),
  sitePictures: z
    .object({ heroes: z.array(picture), about: picture.nullable(), services: picture.nullable() })
    .partial(),
} as const

export type SettingKey = keyof typeof SETTINGS
export type SitePicture = z.infer<typeof picture>

/** What holds while the shop has said nothing else (spec §1, §9; decisions §4, §7, §10). */
export const DEFAULTS = {
  calendar: DEFAULT_CALENDAR,
  loyalty: { rules: DEFAULT_RULES, pointsPerRiyal: POINTS_PER_RIYAL },
  accounts: { phoneRule: 'elevenCharacters', welcomePercent: WELCOME_PERCENT, registerExpiryRequired: true },
  contact: {
    phone: '+966 11 200 4477',
    email: 'hello@warda.example',
    address: {
      en: 'Olaya Street, Al Olaya, Riyadh 12211, Saudi Arabia',
      ar: 'شارع العليا، حي العليا، الرياض 12211، المملكة العربية السعودية',
    },
    mapUrl: 'https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753#map=16/24.7136/46.6753',
  },
  links: { instagram: null, x: null, whatsapp: null, developers: [] },
  seller: {
    name: { en: 'Warda Flowers Trading Est.', ar: 'مؤسسة وردة لتجارة الزهور' },
    vatNumber: '310122393500003',
    crNumber: '1010123456',
    street: { en: 'Olaya Street', ar: 'شارع العليا' },
    buildingNumber: '7204',
    district: { en: 'Al Olaya', ar: 'حي العليا' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    postalCode: '12211',
  },
  promises: { freshnessDays: LIMITS.freshnessDays, cities: 37, countries: 9 },
  sitePictures: { heroes: [], about: null, services: null },
} as const
