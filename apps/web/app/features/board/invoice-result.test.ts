import { describe, expect, it } from 'vitest'
import { invoiceResult } from './invoice-result.ts'

const parse = (invoiceUrl: string) => invoiceResult({ invoiceUrl, invoiceNumber: 'INV-7' }, 'https://warda.example/x')

describe('DELIV-06 the result of an invoice', () => {
  it('DELIV-06 is a download when the URL path ends in .pdf in any case', () => {
    for (const address of ['/files/sig/INV-7.pdf', 'https://warda.example/files/sig/INV-7.PDF']) {
      expect(parse(address)).toMatchObject({ kind: 'download', name: 'INV-7.pdf', number: 'INV-7' })
    }
    expect(parse('/files/sig/INV-7.pdf')).toMatchObject({ href: 'https://warda.example/files/sig/INV-7.pdf' })
  })

  it('DELIV-06 is a new tab for other URLs', () => {
    for (const address of ['/invoices/7', '/a.pdf?view=1', '/a.pdf#page=2', '/pdf', 'https://pay.example/a.pdfx']) {
      expect(parse(address)).toMatchObject({ kind: 'open', number: 'INV-7' })
    }
  })

  it('does not open a URL that is not http(s)', () => {
    for (const address of ['', 'javascript:alert(1)//.pdf', 'data:text/html,x.pdf', 'http://']) {
      expect(parse(address)).toEqual({ kind: 'number', number: 'INV-7' })
    }
  })
})
