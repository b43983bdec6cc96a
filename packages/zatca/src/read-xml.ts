import { ParseOption, XmlDocument } from 'libxml2-wasm'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

/** Prefixes of the paths below; `inv` is the namespace of the root element. */
const NAMESPACES = {
  inv: `${UBL}:Invoice-2`,
  cac: `${UBL}:CommonAggregateComponents-2`,
  cbc: `${UBL}:CommonBasicComponents-2`,
  ext: `${UBL}:CommonExtensionComponents-2`,
  sig: `${UBL}:CommonSignatureComponents-2`,
  sac: `${UBL}:SignatureAggregateComponents-2`,
  sbc: `${UBL}:SignatureBasicComponents-2`,
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
}

/** A text that is no UBL invoice: not well-formed, another root element, or with a document type declaration. */
export class InvalidXmlError extends Error {
  override readonly name = 'InvalidXmlError'
}

/** Parses a UBL document, calls `read` and frees the memory. External files are never loaded. Throws `InvalidXmlError`. */
export function readXml<T>(xml: string, read: (document: XmlDocument) => T): T {
  const document = parse(xml)
  try {
    if (document.dtd !== null) throw new InvalidXmlError('a document type declaration is not allowed')
    if (document.get('/inv:Invoice', NAMESPACES) === null) throw new InvalidXmlError('the root is not a UBL invoice')
    return read(document)
  } finally {
    document.dispose()
  }
}

function parse(xml: string): XmlDocument {
  try {
    return XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE })
  } catch (error) {
    throw new InvalidXmlError(error instanceof Error ? error.message.trim() : String(error), { cause: error })
  }
}

export const findNodes = (document: XmlDocument, path: string) => document.find(path, NAMESPACES)

/** The text of the first node at a path; null when there is none. */
export const textAt = (document: XmlDocument, path: string): string | null =>
  document.get(path, NAMESPACES)?.content ?? null
