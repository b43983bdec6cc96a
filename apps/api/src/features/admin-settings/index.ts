export { lockSetting, writeSetting } from './queries.ts'
