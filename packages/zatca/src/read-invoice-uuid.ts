import { InvalidXmlError, readXml, textAt } from './read-xml.ts'

/** The UUID of a document; null for a text that is no UBL invoice. */
export function readInvoiceUuid(xml: string): string | null {
  try {
    return readXml(xml, (document) => textAt(document, '/inv:Invoice/cbc:UUID'))
  } catch (error) {
    if (error instanceof InvalidXmlError) return null
    throw error
  }
}
