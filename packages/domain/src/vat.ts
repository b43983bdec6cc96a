/** VAT rate in Saudi Arabia, in percent. Every price includes it (decisions §2). */
export const VAT_PERCENT = 15
