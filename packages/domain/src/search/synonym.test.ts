import { expect, it } from 'vitest'
import { parseTarget, parseTargets, splitList } from './synonym.ts'

it('AGREE-14 a list is separated by commas of both languages, semicolons and lines, without empty items', () => {
  expect(splitList(' rose, garden rose ،جوري; tulip\n\npeony ,')).toEqual([
    'rose',
    'garden rose',
    'جوري',
    'tulip',
    'peony',
  ])
  expect(splitList(' , ؛'.replace('؛', ';'))).toEqual([])
})

it('AGREE-14 a target is a known field and a value, which may contain colons', () => {
  expect(parseTarget('flower: garden rose ')).toEqual({ field: 'flower', value: 'garden rose' })
  expect(parseTarget(' Occasion :graduation')).toEqual({ field: 'occasion', value: 'graduation' })
  expect(parseTarget('word:3:4')).toEqual({ field: 'word', value: '3:4' })
  for (const wrong of ['', 'flower', 'flower:', 'flower: ', 'smell:sweet', ':rose'])
    expect(parseTarget(wrong)).toBeNull()
})

it('AGREE-14 unknown targets of a list are left out', () => {
  expect(parseTargets('flower:rose, sound:loud, colour:red')).toEqual([
    { field: 'flower', value: 'rose' },
    { field: 'colour', value: 'red' },
  ])
})
