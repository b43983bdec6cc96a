export { insertClientEvent } from './event-queries.ts'
export { isProfileComplete, type Progress, progressOf } from './profile-progress.ts'
export {
  findProfile,
  findProfiles,
  lockClient,
  lockProfile,
  type ProfileDocuments,
  type ProfileFacts,
  type ProfileRow,
} from './profile-queries.ts'
