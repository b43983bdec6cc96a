import { expect, test } from 'vitest'
import { blocksOf, inlineOf } from './read-markdown.ts'

test('headings, lists and paragraphs of a text', () => {
  expect(blocksOf('## Care\nKeep it cool\nand shady.\n\n- Cut the stems\n- Fresh water\n\n1. One')).toEqual([
    { kind: 'heading', text: 'Care' },
    { kind: 'paragraph', text: 'Keep it cool and shady.' },
    { kind: 'ul', items: ['Cut the stems', 'Fresh water'] },
    { kind: 'ol', items: ['One'] },
  ])
  expect(blocksOf('')).toEqual([])
})

test('emphasis and links of a line; an address that could run something is no link', () => {
  expect(inlineOf('**Fresh** and *calm*, see [care](https://warda.example/care).')).toEqual([
    { kind: 'strong', text: 'Fresh' },
    { kind: 'text', text: ' and ' },
    { kind: 'em', text: 'calm' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'care' },
    { kind: 'text', text: '.' },
  ])
  expect(inlineOf('[x](javascript:alert(1))')).toEqual([{ kind: 'text', text: '[x](javascript:alert(1))' }])
})
