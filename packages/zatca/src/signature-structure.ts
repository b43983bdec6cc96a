import { XmlC14NMode, type XmlDocument } from 'libxml2-wasm'
import { EXTENSIONS, QR_REFERENCE, type SignatureParts } from './read-signature.ts'
import { findNodes, readXml } from './read-xml.ts'
import { qrReferenceXml, SIGNATURE_REFERENCE, ublExtensionsXml } from './signature-xml.ts'

/** Elements that the hash leaves out: where each one may stand, and a path that finds it anywhere. */
const UNHASHED = [
  { name: 'ext:UBLExtensions', path: EXTENSIONS, anywhere: '//ext:UBLExtensions' },
  { name: 'the QR code', path: QR_REFERENCE, anywhere: "//cac:AdditionalDocumentReference[cbc:ID='QR']" },
  { name: 'cac:Signature', path: '/inv:Invoice/cac:Signature', anywhere: '//cac:Signature' },
]

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const ROOT = `<Invoice xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2" xmlns:ext="${UBL}:CommonExtensionComponents-2">`

/**
 * Nothing signs `ds:SignedInfo` and the other elements that the hash leaves out, so they must be exactly the prescribed ones (white space
 * between elements aside). Returns the first problem.
 */
export function findStructureProblem(document: XmlDocument, parts: SignatureParts): string | null {
  for (const { name, path, anywhere } of UNHASHED)
    if (findNodes(document, path).length !== 1 || findNodes(document, anywhere).length !== 1)
      return `${name} must stand exactly once, below the root`
  const expected = prescribedElements(parts)
  const differs = UNHASHED.findIndex(({ path }, at) => compact(document, path) !== expected[at])
  return differs === -1 ? null : `${UNHASHED[differs]?.name} is not as prescribed`
}

function prescribedElements(parts: SignatureParts): string[] {
  const xml = `${ROOT}${ublExtensionsXml(parts)}${qrReferenceXml(parts.qrCode ?? '')}${SIGNATURE_REFERENCE}</Invoice>`
  return readXml(xml, (document) => UNHASHED.map(({ path }) => compact(document, path)))
}

/** The canonical text of the element at a path, without white space between elements. */
function compact(document: XmlDocument, path: string): string {
  const [node] = findNodes(document, path)
  const text = node?.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 }) ?? ''
  return text.replaceAll(/>\s+</g, '><')
}
