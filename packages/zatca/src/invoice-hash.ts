import { createHash } from 'node:crypto'
import { XmlC14NMode, type XmlDocument } from 'libxml2-wasm'
import { findNodes, readXml } from './read-xml.ts'

/** The previous invoice hash (PIH) of a unit's first document: base64 of the hexadecimal SHA-256 of `0`. */
export const FIRST_PREVIOUS_HASH =
  'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='

/** The elements that the Authority removes before hashing, as in the transforms of the signature. */
const REMOVED = "//ext:UBLExtensions | //cac:Signature | //cac:AdditionalDocumentReference[cbc:ID='QR']"

/** The text that is hashed: the document without signature and QR code, as Canonical XML 1.1. */
export const canonicalInvoice = (xml: string): string => readXml(xml, canonicalize)

/** The invoice hash: SHA-256 of the canonical document, base64. */
export const hashInvoice = (xml: string): string => hashCanonical(canonicalInvoice(xml))

export const hashCanonical = (canonical: string): string => createHash('sha256').update(canonical).digest('base64')

function canonicalize(document: XmlDocument): string {
  // A removed element may contain another one, which is removed with it.
  for (let [node] = findNodes(document, REMOVED); node; [node] = findNodes(document, REMOVED)) node.remove()
  return document.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_1_1 })
}
