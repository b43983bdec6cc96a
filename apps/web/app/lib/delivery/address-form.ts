import type { UseFormRegisterReturn } from 'react-hook-form'
import type { ContractForm } from '../forms/use-contract-form.ts'

/** The values of a delivery address in a form. */
export type AddressValues = {
  line: string
  district?: string | undefined
  city: string
  latitude?: number | undefined
  longitude?: number | undefined
  note?: string | undefined
  shortAddress?: string | undefined
}
type AddressPart = keyof AddressValues

/** The part `deliveryAddress` of any form, as the shared fields of an address use it. */
export type AddressForm = {
  values: AddressValues
  register: (part: AddressPart) => UseFormRegisterReturn
  getError: (part: AddressPart) => string | undefined
  setText: (part: 'city' | 'district', text: string) => void
  setPlace: (place: { latitude: number; longitude: number } | null) => void
}

/** Adds the address errors of a quote to the form's errors; one for the whole address is shown at the place or the city. */
export function withRemarks(address: AddressForm, findRemark: (field: string) => string | undefined): AddressForm {
  const place: AddressPart = typeof address.values.latitude === 'number' ? 'latitude' : 'city'
  return {
    ...address,
    getError: (part) =>
      address.getError(part) ??
      findRemark(`deliveryAddress.${part}`) ??
      (part === place ? findRemark('deliveryAddress') : undefined),
  }
}

type WithAddress = { deliveryAddress: AddressValues }

/** Watches the address of a form; call it while rendering. */
export function useAddressForm<I extends WithAddress, O>(contractForm: ContractForm<I, O>): AddressForm {
  const { form, getError } = contractForm as unknown as ContractForm<WithAddress, WithAddress>
  const how = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const
  return {
    values: form.watch('deliveryAddress'),
    register: (part) => form.register(`deliveryAddress.${part}`),
    getError: (part) => getError(`deliveryAddress.${part}`),
    setText: (part, text) => form.setValue(`deliveryAddress.${part}`, text, how),
    setPlace: (place) => {
      form.setValue('deliveryAddress.latitude', place?.latitude, { shouldDirty: true })
      form.setValue('deliveryAddress.longitude', place?.longitude, { shouldDirty: true })
      form.clearErrors(['deliveryAddress.latitude', 'deliveryAddress.city', 'deliveryAddress.district'])
    },
  }
}
