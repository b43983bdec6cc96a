import { expect, it } from 'vitest'
import { foldForSearch } from '../text.ts'
import { buildDictionary, findTerm } from './dictionary.ts'

const entry = (means: string, en: string, ar: string, general = false) => ({ means, en, ar, general })
const SYNONYMS = [
  entry('flower:rose', 'rose, garden rose', 'جوري، ورد جوري'),
  entry('colour:red', 'red', 'أحمر'),
  entry('occasion:love', 'love', 'الحب، حب'),
  entry('container:box', 'the box, box', 'صندوق'),
  entry('flower:tulip, flower:peony', 'spring flower, rose', 'زهور الربيع'),
  entry('', 'the, !!!', ''),
]
const find = (text: string, synonyms = SYNONYMS) => findTerm(buildDictionary(synonyms), foldForSearch(text).split(' '))
/** The listed terms of a dictionary, each as its folded words. */
const listTerms = (synonyms = SYNONYMS) => buildDictionary(synonyms).terms.map(({ words }) => words.join(' '))

it('AGREE-14 the longest listed phrase at the start of the text counts', () => {
  expect(find('garden rose red')?.written).toBe('garden rose')
  expect(find('garden')).toBeNull()
  expect(find('red garden rose')?.written).toBe('red')
  expect(find('ورد جوري')?.written).toBe('ورد جوري')
  expect(find('ورد احمر')).toBeNull()
})

it('AGREE-14 each word of a phrase is found in its other forms', () => {
  expect(find('garden roses')?.written).toBe('garden rose')
  expect(find('وردتين')).toBeNull()
  expect(find('الصندوق')?.written).toBe('صندوق')
})

it('AGREE-14 only a term at the start of the text is found', () => {
  expect(find('xyz red')).toBeNull()
  expect(find('garden xyz rose')).toBeNull()
})

it('AGREE-14 of equally long terms the one nearest to the typed form counts, and a longer one before it', () => {
  const synonyms = [entry('flower:rose', 'rose, roses, roses bouquet', '')]
  expect(find('roses', synonyms)?.written).toBe('roses')
  expect(find('rose', synonyms)?.written).toBe('rose')
  expect(find('roses bouquet', synonyms)?.written).toBe('roses bouquet')
})

it('AGREE-14 of equal words the first listed counts', () => {
  expect(find('rose')?.meaning).toEqual({ targets: [{ field: 'flower', value: 'rose' }], general: false })
})

it('AGREE-14 a listed word has neither article nor filler words, unless nothing else is left', () => {
  expect(find('حب')?.meaning.targets).toEqual([{ field: 'occasion', value: 'love' }])
  expect(listTerms()).toEqual([
    'rose',
    'garden rose',
    'جوري',
    'ورد جوري',
    'red',
    'احمر',
    'love',
    'حب',
    'box',
    'صندوق',
    'spring flower',
    'زهور ربيع',
    'the',
  ])
  // «ألم» and «جمال» have no article.
  expect(listTerms([entry('word:x', 'snow drop, snowdrop', 'ألم، جمال، الحب')])).toEqual([
    'snow drop',
    'snowdrop',
    'الم',
    'جمال',
    'حب',
  ])
})

it('AGREE-14 all values of a field that words stand for are listed once', () => {
  const dictionary = buildDictionary(SYNONYMS)
  expect(dictionary.listed.get('flower')).toEqual(['rose', 'tulip', 'peony'])
  expect(dictionary.listed.get('colour')).toEqual(['red'])
  expect(dictionary.listed.get('category')).toBeUndefined()
})

it('AGREE-14 no words find no term', () => {
  expect(findTerm(buildDictionary(SYNONYMS), [])).toBeNull()
})
