import type { Catalogue, Message } from './read.ts'

type Rule = { word: RegExp; use: string }

/** One word and one spelling for one thing, as in `docs/glossary.md`; texts of the specification keep their own words (`SPECIFIED`). */
const RULES: Record<'en' | 'ar', readonly Rule[]> = {
  en: [
    { word: /\be-mails?\b/i, use: 'email' },
    { word: /\bcancell(?:ed|ing)\b/i, use: 'canceled, canceling' },
    { word: /\btelephone\b/i, use: 'phone' },
    { word: /\bsign(?:s|ed|ing)?[- ](?:in|out)\b/i, use: 'log in, log out' },
    { word: /\bcolor(?:s|ed)?\b/i, use: 'colour' },
    { word: /\bfavorites?\b/i, use: 'favourite' },
    { word: /\bgray\b/i, use: 'grey' },
    { word: /\binstalments?\b/i, use: 'installment' },
    { word: /\bcouriers?\b/i, use: 'driver' },
    { word: /\bcoupons?\b/i, use: 'discount code' },
    { word: /\bthe owner’s word\b/i, use: 'the owner’s approval' },
  ],
  ar: [
    { word: /[إا]يميل/, use: 'بريد' },
    { word: /طلب(?:ات|ًا)? (?:ثابت|دوري)/, use: 'طلب متكرر' },
    { word: /زبون|زبائن/, use: 'عميل' },
    { word: /كوبون/, use: 'رمز خصم' },
    { word: /تلي?فون/, use: 'جوال، هاتف' },
    { word: /عربة/, use: 'سلة' },
  ],
}

/** Messages whose words the specification gives (spec §8). */
const SPECIFIED: ReadonlySet<string> = new Set(['branches_order_cancelled'])

/** Nouns that are counted, so that their message needs plural forms. */
const COUNTED =
  /\{(\w+)\} (?:orders?|points?|days?|stems?|characters?|entries|entry|products?|items?|branches|branch|lines?|miles?|stars?|stops?|reviews?|months?|people|companies|customers?|invoices?|debts?|messages?)\b/

/** Texts with a word that the glossary replaces, and plain texts with a number before a noun. One line each, naming the key. */
export function findStyleProblems(en: Catalogue, ar: Catalogue): string[] {
  return [...findWords('en', en), ...findWords('ar', ar), ...findUncounted(en)]
}

const findWords = (language: 'en' | 'ar', catalogue: Catalogue): string[] =>
  [...catalogue].flatMap(([key, { message }]) =>
    SPECIFIED.has(key) ? [] : findReplacedWords(language, key, listTexts(message)),
  )

/** The words of a text that the glossary replaces, one line each. */
export const findReplacedWords = (language: 'en' | 'ar', name: string, texts: readonly string[]): string[] =>
  RULES[language]
    .filter(({ word }) => texts.some((text) => word.test(text)))
    .map(({ word, use }) => `${name} (${language}) contains ${word.source}: use ${use}.`)

const findUncounted = (en: Catalogue): string[] =>
  [...en].flatMap(([key, { message }]) => {
    const name = typeof message === 'string' ? COUNTED.exec(message)?.[1] : undefined
    return name === undefined ? [] : [`${key} counts {${name}}: give it plural forms.`]
  })

const listTexts = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message[0].match)
