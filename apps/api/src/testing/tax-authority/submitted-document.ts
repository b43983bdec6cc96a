import { readSignature } from '@warda/zatca/read-signature'
import { InvalidXmlError, readXml, textAt } from '@warda/zatca/read-xml'

/** The fields of a submitted document that the authority checks. */
export type SubmittedDocument = {
  xml: string
  uuid: string
  simplified: boolean
  /** 388, 381 or 383. */
  typeCode: string
  counter: number
  previousHash: string
  sellerVatNumber: string
  /** Issue date and time in Riyadh, ISO 8601. */
  issuedAt: string
  certificate: string | null
}

const reference = (id: string) => `/inv:Invoice/cac:AdditionalDocumentReference[cbc:ID='${id}']`

/** Reads a document; null for a text that is no UBL invoice. */
export function readSubmittedDocument(xml: string): SubmittedDocument | null {
  try {
    return readXml(xml, (document) => {
      const text = (path: string): string => textAt(document, path) ?? ''
      return {
        xml,
        uuid: text('/inv:Invoice/cbc:UUID'),
        simplified: text('/inv:Invoice/cbc:InvoiceTypeCode/@name').startsWith('02'),
        typeCode: text('/inv:Invoice/cbc:InvoiceTypeCode'),
        counter: Number(text(`${reference('ICV')}/cbc:UUID`)),
        previousHash: text(`${reference('PIH')}/cac:Attachment/cbc:EmbeddedDocumentBinaryObject`),
        sellerVatNumber: text('/inv:Invoice/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID'),
        issuedAt: `${text('/inv:Invoice/cbc:IssueDate')}T${text('/inv:Invoice/cbc:IssueTime')}+03:00`,
        certificate: readSignature(document)?.certificate ?? null,
      }
    })
  } catch (error) {
    if (error instanceof InvalidXmlError) return null
    throw error
  }
}
