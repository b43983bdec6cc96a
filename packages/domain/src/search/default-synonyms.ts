import type { Synonym } from './synonym.ts'

const entry = (means: string, en: string, ar: string, general = false): Synonym => ({ en, ar, means, general })

const GENERAL: readonly Synonym[] = [
  entry(
    '',
    'flower, floral, florals, bouquet, bunch, arrangement, bloom, blossom, product, zahra, zuhoor, zohoor, azhar, baqa, baqah, boukeh',
    'زهرة، زهور، أزهار، ازهار، باقة، باقات، بوكيه، بوكيهات، بوكي، تنسيق، تنسيقات، منتج، منتجات',
    true,
  ),
  entry(
    'flower:garden rose, flower:spray rose',
    'ward, warda, wardah, wrood, worood, wroud',
    'ورد، وردة، ورود، وردات',
    true,
  ),
]

const FLOWERS: readonly Synonym[] = [
  entry(
    'flower:garden rose, flower:spray rose',
    'rose, garden rose, spray rose, jouri, joory, jori, juri, taif rose',
    'جوري، جورية، ورد جوري، روز، روزا، ورد طايفي، طائفي، سبراي',
  ),
  entry('flower:tulip', 'tulip, toleeb, tooleeb', 'توليب، تيوليب، توليبة'),
  entry('flower:peony', 'peony, paeonia, fawania', 'فاوانيا، بيوني، بيونيا، عود الصليب'),
  entry('flower:ranunculus', 'ranunculus, buttercup', 'رانونكيل، رانونكل، حوذان'),
  entry(
    'flower:hydrangea',
    'hydrangea, hortensia',
    'هدرانجيا، هيدرانجيا، هايدرنجيا، هيدرنجيا، هدرنجيا، كوبية، أورتنسيا',
  ),
  entry('flower:lily', 'lily, lilium, zanbaq', 'زنبق، زنابق، زنبقة، ليلي، ليليوم، ليليا'),
  entry('flower:anemone', 'anemone', 'شقائق النعمان، أنيمون، انيمونا'),
  entry('flower:carnation', 'carnation, dianthus', 'قرنفل، قرنفلة، كارنيشن'),
  entry('flower:daisy', 'daisy, chamomile, marguerite', 'أقحوان، ديزي، بابونج'),
  entry('flower:gerbera', 'gerbera', 'جربيرا، جيربيرا'),
  entry('flower:sunflower', 'sunflower, sun flower', 'دوار الشمس، عباد الشمس، دوار شمس، تباع الشمس'),
  entry('flower:lavender', 'lavender, khuzama', 'لافندر، لافاندر، خزامى'),
  entry(
    'flower:gypsophila',
    "gypsophila, gyp, baby's breath, babys breath, baby breath",
    'جبسوفيلا، جيبسوفيلا، جبسوفيليا، نفس الطفل',
  ),
  entry('flower:eucalyptus', 'eucalyptus', 'أوكالبتوس، يوكالبتوس، كينا'),
  entry('flower:ruscus', 'ruscus', 'روسكس'),
  entry('flower:olive', 'olive, olive tree, zaytoon', 'زيتون، زيتونة، شجرة زيتون'),
  entry(
    'flower:moth orchid',
    'orchid, moth orchid, phalaenopsis, orkid',
    'أوركيد، اوركيدا، اوركيدة، سحلبية، سحلب، اوركد',
  ),
  entry('flower:sansevieria', 'snake plant, sansevieria, mother in laws tongue', 'سانسيفيريا، جلد النمر، نبتة الثعبان'),
  entry('flower:ficus', 'ficus, rubber plant, rubber tree', 'فيكس، فيكس مطاطي، شجرة المطاط'),
  entry('flower:succulent', 'succulent, cactus, cacti, echeveria', 'عصاريات، عصارية، عصاري، صبار، صباريات، كاكتوس'),
]

const COLOURS: readonly Synonym[] = [
  entry('colour:red', 'red, scarlet, crimson, burgundy, maroon, ahmar', 'أحمر، حمر، حمراء، قرمزي، عنابي، خمري'),
  entry(
    'colour:pink',
    'pink, blush, fuchsia, magenta, rosy, zahri, wardi',
    'زهري، وردي، بمبي، بينك، فوشي، فوشيا، روز فاتح',
  ),
  entry('colour:white', 'white, ivory, cream, abyad, snow white', 'أبيض، بيض، عاجي، كريمي، اوف وايت، وايت'),
  entry('colour:yellow', 'yellow, golden yellow, asfar', 'أصفر، صفر، ليموني'),
  entry('colour:orange', 'orange, burtuqali', 'برتقالي، برتقال، اورنج'),
  entry(
    'colour:purple',
    'purple, violet, lilac, mauve, amethyst, banafsaji',
    'بنفسجي، بنفسج، ليلكي، ليلك، موف، أرجواني، جمشت',
  ),
  entry('colour:blue', 'blue, azure, azraq', 'أزرق، زرق، سماوي، كحلي، تركواز'),
  entry('colour:green', 'green, greenery, akhdar', 'أخضر، خضر'),
  entry('colour:peach, colour:orange', 'coral, salmon, apricot', 'مشمشي، مشمش، مرجاني'),
  entry('colour:peach', 'peach', 'خوخي، خوخ'),
  entry(
    'colour:mixed, category:mixed-bouquets',
    'mixed, mix, assorted, colourful, colorful, multicolour',
    'مشكل، مشكلة، منوع، ملون، ألوان، متنوع',
  ),
  entry('', 'black, gold, golden, silver, brown, grey, gray', 'أسود، سود، ذهبي، فضي، بني، رمادي'),
]

const CONTAINERS: readonly Synonym[] = [
  entry('container:glass vase, container:ceramic vase', 'vase, jug, urn, pitcher', 'فازة، فاز، فازات، مزهرية، مزهريات'),
  entry('container:glass vase', 'glass vase, glass', 'فازة زجاج، مزهرية زجاجية، مزهرية زجاج، زجاج، زجاجي'),
  entry('container:ceramic vase', 'ceramic vase', 'مزهرية خزفية، مزهرية خزف، فازة سيراميك'),
  entry(
    'container:hat box, container:gift box',
    'box, boxed, boxes, flower box, sandooq',
    'صندوق، صناديق، بوكس، بوكسات، علبة، علب، كرتون',
  ),
  entry('container:hat box', 'hat box, hatbox, round box', 'صندوق دائري، علبة دائرية'),
  entry('container:gift box', 'gift box', 'صندوق هدية، علبة هدية، بوكس هدية'),
  entry('container:basket', 'basket, hamper, salla', 'سلة، سلال، سلات'),
  entry('container:paper wrap', 'wrapped, paper wrap, hand tied', 'ملفوف، ملفوفة، تغليف ورق'),
  entry(
    'container:ribbon-tied',
    'bridal bouquet, wedding bouquet, bride bouquet, maska, maskat',
    'مسكة، مسكات، مسكة عروس، باقة عروس، بوكيه عروس',
  ),
  entry(
    'container:ceramic pot',
    'plant, potted plant, pot, potted, indoor plant, houseplant, house plant, nabat, zar3',
    'نبات، نباتات، نبتة، نبتات، زرع، زرعة، زراعة، أصيص، شتلة، شتلات، مركن، نبات داخلي، نباتات داخلية، نباتات منزلية',
  ),
  entry('container:wreath', 'crown, wreath, flower crown, headband', 'تاج، تيجان، طوق، اكليل، إكليل'),
  entry('container:cake stand', 'cake', 'كيك، كيكة، كعكة، كعك، تورتة، كيكات'),
  entry('container:ceramic bowl', 'centrepiece, centerpiece', 'سنتر بيس'),
  entry('category:gifts-and-boxes', 'gift, present, hadiya, hdiya', 'هدية، هدايا', true),
  entry('word:truffles', 'chocolate, truffle, sweets, candy', 'شوكولاتة، شوكولاته، شوكولا، شكولاته، ترفل، حلويات، حلى'),
]

const OCCASIONS: readonly Synonym[] = [
  entry(
    'occasion:birthday',
    'birthday, bday, b day, birth day, eid milad',
    'عيد ميلاد، ميلاد، عيد مولد، يوم ميلاد، بيرثداي، سنة حلوة',
  ),
  entry(
    'occasion:wedding',
    'wedding, bride, bridal, groom, marriage, zawaj, zefaf, zafaf, engagement, bridesmaid, nikah, milka',
    'زفاف، زواج، عرس، أعراس، عروس، عروسة، عرايس، عريس، ملكة، مِلكة، خطوبة، خطبة، عقد قران، فرح، نكاح، زفة',
  ),
  entry(
    'occasion:newborn',
    'newborn, new born, new baby, baby, baby shower, baby boy, baby girl, maternity, mawlood',
    'مولود، مولود جديد، مولودة، ولادة، مواليد، بيبي، نفاس، نفساء، استقبال مولود',
  ),
  entry(
    'occasion:love',
    'love, romance, romantic, valentine, valentines, valentines day, anniversary, wedding anniversary, girlfriend, wife, husband, hob, hubb',
    'حب، عيد الحب، فالنتاين، رومانسي، رومانسية، حبيبتي، حبيبي، زوجتي، زوجي، ذكرى زواج، ذكرى الزواج، ذكرى، عشق، غرام، عيد زواج',
  ),
  entry('occasion:graduation', 'graduation, graduate, grad, takharuj', 'تخرج، تخرّج، خريج، خريجة، حفل تخرج، نجاح'),
  entry(
    'occasion:get-well',
    'get well, get well soon, recovery, hospital, patient, sick, speedy recovery, salamat',
    'سلامات، سلامة، سلامتك، شفاء، مريض، مستشفى، الحمد لله على السلامة، ما تشوف شر، تمنيات بالشفاء',
  ),
  entry(
    'occasion:thank-you',
    'thanks, thank you, thank, gratitude, appreciation, teacher, shukran',
    'شكرا، شكر، شكرًا، امتنان، تقدير، عرفان، معلمة، معلم',
  ),
  entry(
    'occasion:eid',
    'eid, eid mubarak, eid al fitr, eid al adha, ramadan, eidiya',
    'عيد، عيد مبارك، عيد الفطر، عيد الأضحى، عيدية، رمضان، العيدين',
  ),
  entry(
    'occasion:mothers-day, occasion:thank-you',
    "mother, mom, mum, mothers day, mother's day, mama",
    'أم، امي، ماما، عيد الأم، والدة، والدتي، الوالدة، يوم الأم',
  ),
  entry(
    'occasion:graduation, occasion:newborn, occasion:wedding',
    'congratulations, congrats, mabrook, mabrouk',
    'مبروك، تهنئة، تهاني، مبارك، الف مبروك',
  ),
  entry('occasion:love, occasion:thank-you', 'sorry, apology, apologise, apologize', 'اعتذار، آسف، اسفة، أعتذر'),
  entry('occasion:sympathy, colour:white', 'sympathy, condolence, condolences, funeral', 'عزاء، تعزية، مواساة'),
]

/** The synonyms of a new shop; the owner edits them in the settings. */
export const DEFAULT_SYNONYMS: readonly Synonym[] = [...GENERAL, ...FLOWERS, ...COLOURS, ...CONTAINERS, ...OCCASIONS]
