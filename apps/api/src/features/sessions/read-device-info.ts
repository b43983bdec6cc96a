import { parseDeviceName } from '@warda/domain/access/device-name'
import { shortenIp } from '@warda/domain/access/shorten-ip'
import type { DeviceInfo } from './queries.ts'

/** What is stored about the device of a request; neither the whole header nor the whole address is. */
export const readDeviceInfo = (userAgent: string | undefined, ip: string): DeviceInfo => ({
  ...parseDeviceName(userAgent),
  ip: shortenIp(ip),
})
