import type { Offer } from './offer.ts'

export const MIXED: readonly Offer[] = [
  {
    picture: 'mixed-01',
    sizes: [
      ['medium', 22, 260],
      ['large', 33, 345],
    ],
    care: 'sunflowers',
    en: 'Sunflowers, burnt-orange carnations and daisies with a few stalks of lavender, in a grey-blue pot. It smells of warm hay, and it lasts.',
    ar: 'دوّار شمس وقرنفل برتقالي محروق وأقحوان مع سيقان من اللافندر في إناء رمادي مزرقّ. رائحته كالتبن الدافئ، ويدوم طويلًا.',
  },
  {
    picture: 'mixed-02',
    sizes: [
      ['medium', 15, 285],
      ['large', 22, 390],
    ],
    care: 'bouquet',
    en: 'Peonies with roses and ranunculus, ivory paper, no hurry. It is arranged the way one writes to an old friend: long, warm and a little untidy at the edges.',
    ar: 'فاوانيا وورد ورانونكيل في ورق عاجي وبلا عجلة. منسّقة كرسالة إلى صديق قديم: طويلة ودافئة وأطرافها عفوية.',
  },
  {
    picture: 'mixed-03',
    sizes: [
      ['medium', 16, 315],
      ['large', 25, 440],
    ],
    care: 'thirsty',
    en: 'Blue hydrangea, white roses, anemones with their inky centres. People put it in the majlis and leave the windows open.',
    ar: 'هدرانجيا زرقاء وورد أبيض وشقائق بقلوبها الحبرية. يضعها الناس في المجلس ويتركون النوافذ مفتوحة.',
  },
  {
    picture: 'mixed-04',
    sizes: [
      ['small', 25, 120],
      ['medium', 49, 195],
    ],
    care: 'bouquet',
    en: 'Daisies by the armful with lavender and buttercup-yellow ranunculus. It looks picked, not arranged, and that takes longer.',
    ar: 'أقحوان ملء الذراعين مع اللافندر ورانونكيل بصفرة الزبدة. تبدو مقطوفة لا منسّقة، وهذا ما يأخذ وقتًا أطول.',
    discount: 25,
  },
  {
    picture: 'mixed-05',
    sizes: [
      ['medium', 6, 210],
      ['large', 9, 285],
    ],
    care: 'lilies',
    en: 'Pink oriental lilies, five or six buds on each stem. They open one after the other for a week and scent a whole house, so not for a small bedroom.',
    ar: 'زنبق شرقي وردي، في كل ساق منه خمسة براعم أو ستة. تتفتح تباعًا أسبوعًا كاملًا ويملأ عطرها البيت، فلا تناسب غرفة نوم صغيرة.',
  },
  {
    picture: 'mixed-06',
    sizes: [
      ['medium', 15, 185],
      ['large', 22, 255],
    ],
    care: 'bouquet',
    en: 'Coral gerberas and orange roses with yellow carnations: a fruit stand in bouquet form. Ask for it when somebody passes an exam.',
    ar: 'جربيرا مرجانية وورد برتقالي وقرنفل أصفر، بسطة فاكهة على هيئة باقة. اطلبها لمن نجح في امتحانه.',
  },
  {
    picture: 'mixed-07',
    sizes: [
      ['large', 19, 375],
      ['grand', 30, 540],
    ],
    care: 'vaseRoses',
    en: 'Coral peonies and cream roses under real olive branches, in a tall white vase. The silver leaves outlast the flowers; keep them, they dry beautifully.',
    ar: 'فاوانيا مرجانية وورد كريمي تظلّلها أغصان زيتون حقيقية في مزهرية بيضاء طويلة. أوراقها الفضية تعيش بعد الأزهار، فاحتفظ بها فهي تجفّ بجمال.',
    stock: [2, 1],
  },
  {
    picture: 'mixed-08',
    sizes: [
      ['small', 12, 170],
      ['medium', 21, 260],
      ['large', 32, 365],
    ],
    care: 'thirsty',
    en: 'Hot pink, raspberry and violet, packed into a round vase like scoops in a cup. The most photographed thing in the shop.',
    ar: 'وردي ساخن وتوتي وبنفسجي متراصّة في مزهرية مستديرة كأنها كرات مثلجات. أكثر ما يُصوَّر في متجرنا.',
    discount: 15,
  },
  {
    picture: 'mixed-09',
    sizes: [
      ['medium', 12, 310],
      ['large', 18, 425],
    ],
    care: 'bouquet',
    en: 'Hydrangea, roses, lilies and ranunculus, all in white, with sage paper. Serious without being sad: for a promotion, a new office, a thank-you that matters.',
    ar: 'هدرانجيا وورد وزنبق ورانونكيل كلها بيضاء في ورق بلون المريمية. رصينة من غير حزن: لترقية أو مكتب جديد أو شكر له وزن.',
  },
]
