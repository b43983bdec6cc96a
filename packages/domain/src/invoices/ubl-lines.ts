import { type Halalas, splitVat } from '../money.ts'
import type { DocumentLine } from './invoice-document.ts'
import { money, taxSchemeElement, vatPercent } from './ubl-amounts.ts'
import { bilingual } from './ubl-parties.ts'
import { type Element, element, textElement } from './xml.ts'

/**
 * The lines of a document. Prices include VAT, so a net unit price usually has more than two decimals, while ZATCA compares exactly
 * (BR-KSA-EN16931-11: line = price ÷ base quantity × quantity − allowance). The price is therefore given for the whole quantity as base
 * quantity, which needs no rounding.
 */
export const ublLines = (lines: readonly DocumentLine[]): Element[] => lines.map((line, at) => ublLine(line, at + 1))

/** The price of a line before its discount, without VAT; never below the line's net. */
export const listedNet = ({ net, discount, unitPrice, quantity }: DocumentLine): Halalas =>
  discount === 0 ? net : Math.max(net, splitVat(unitPrice * quantity).net)

function ublLine(line: DocumentLine, id: number): Element {
  const { net, vat, gross, quantity } = line
  const listed = listedNet(line)
  const unit = { unitCode: 'PCE' }
  return element(
    'cac:InvoiceLine',
    textElement('cbc:ID', String(id)),
    textElement('cbc:InvoicedQuantity', String(quantity), unit),
    money('cbc:LineExtensionAmount', net),
    listed === net ? null : allowance(listed - net),
    element('cac:TaxTotal', money('cbc:TaxAmount', vat), money('cbc:RoundingAmount', gross)),
    element(
      'cac:Item',
      textElement('cbc:Name', bilingual(line.title)),
      element('cac:ClassifiedTaxCategory', textElement('cbc:ID', 'S'), vatPercent(), taxSchemeElement()),
    ),
    element('cac:Price', money('cbc:PriceAmount', listed), textElement('cbc:BaseQuantity', String(quantity), unit)),
  )
}

const allowance = (amount: number): Element =>
  element(
    'cac:AllowanceCharge',
    textElement('cbc:ChargeIndicator', 'false'),
    textElement('cbc:AllowanceChargeReason', 'discount'),
    money('cbc:Amount', amount),
  )
