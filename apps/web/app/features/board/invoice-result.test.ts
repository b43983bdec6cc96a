import { describe, expect, it } from 'vitest'
import { invoiceResult } from './invoice-result.ts'

const of = (invoiceUrl: string) => invoiceResult({ invoiceUrl, invoiceNumber: 'INV-7' }, 'https://warda.example/x')

describe('DELIV-06 the result of an invoice', () => {
  it('DELIV-06 is a download when its address ends in .pdf, whatever the case', () => {
    for (const address of ['/files/sig/INV-7.pdf', 'https://warda.example/files/sig/INV-7.PDF']) {
      expect(of(address)).toMatchObject({ kind: 'download', name: 'INV-7.pdf', number: 'INV-7' })
    }
    expect(of('/files/sig/INV-7.pdf')).toMatchObject({ href: 'https://warda.example/files/sig/INV-7.pdf' })
  })

  it('DELIV-06 is a new tab when it does not', () => {
    for (const address of ['/invoices/7', '/a.pdf?view=1', '/a.pdf#page=2', '/pdf', 'https://pay.example/a.pdfx']) {
      expect(of(address)).toMatchObject({ kind: 'open', number: 'INV-7' })
    }
  })

  it('opens nothing that is no web address', () => {
    for (const address of ['', 'javascript:alert(1)//.pdf', 'data:text/html,x.pdf', 'http://']) {
      expect(of(address)).toEqual({ kind: 'number', number: 'INV-7' })
    }
  })
})
