/** The body of a cash order for one branch, placed with the orders of other branches; of a flower for SAR 100. */
export const branchOrdersBody = (branchId: number, variantId: number) => ({
  deliveryDate: '2026-12-12',
  deliverySlot: '13:00-15:00',
  paymentTerms: 'cash',
  orders: [{ branchId, expectedTotal: 125, lines: [{ variantId, quntity: 1 }] }],
})
