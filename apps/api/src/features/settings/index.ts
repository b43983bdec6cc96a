export { presentSitePicture } from './present.ts'
export { readSettings, settingsIn } from './read-settings.ts'
export type { Settings } from './settings.ts'
export type { SitePicture } from './shape.ts'
