type Words = { en: string; ar: string }

/** What a close-up of the lower part shows, by the container in the manifest. */
const BASES: Record<string, Words> = {
  'paper wrap': { en: 'the paper wrap and its ribbon', ar: 'ورق التغليف وشريطه' },
  'glass vase': { en: 'the stems in the glass vase', ar: 'السيقان في المزهرية الزجاجية' },
  'ceramic vase': { en: 'the ceramic vase', ar: 'المزهرية الخزفية' },
  'ceramic pot': { en: 'the pot', ar: 'الأصيص' },
  'ceramic bowl': { en: 'the bowl', ar: 'الوعاء' },
  'hat box': { en: 'the round box and its bow', ar: 'العلبة المستديرة وعقدتها' },
  'gift box': { en: 'the box and its ribbon', ar: 'العلبة وشريطها' },
  basket: { en: 'the woven basket', ar: 'السلة المضفورة' },
  'cake stand': { en: 'the flowers on the stand', ar: 'الزهور على الحامل' },
  'ribbon-tied': { en: 'the stems tied with ribbon', ar: 'السيقان المربوطة بالشريط' },
  wreath: { en: 'the lower half of the wreath', ar: 'النصف السفلي من الإكليل' },
}

/** Plants without flowers. */
const LEAFY = ['plants-06', 'plants-07', 'plants-08', 'plants-09']

type Subject = { name: string; title: Words; container: string }

/** The alternative text of a close-up of a product. */
export function describeView(part: 'flowers' | 'base', { name, title, container }: Subject): Words {
  const base = BASES[container]
  if (!base) throw new Error(`No text describes the container ${container}.`)
  const top = LEAFY.includes(name) ? { en: 'the leaves', ar: 'الأوراق' } : { en: 'the flowers', ar: 'الزهور' }
  const shown = part === 'flowers' ? top : base
  return { en: `${title.en}, close up: ${shown.en}.`, ar: `${title.ar} عن قرب: ${shown.ar}.` }
}
