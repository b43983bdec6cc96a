export { lockSetting, writeSetting } from './queries.ts'
export { waitForNotification } from './wait-for-notification.ts'
