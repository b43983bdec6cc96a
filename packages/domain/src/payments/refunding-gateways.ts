import type { GatewayName } from './online-methods.ts'

/** Gateways with a documented refund call for merchants; refunds of the others are sent by the desk (decision 59). */
export const REFUNDING_GATEWAYS: readonly GatewayName[] = ['moyasar']
