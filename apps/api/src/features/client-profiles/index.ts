export { insertClientEvent } from './event-queries.ts'
export { getProgress, isProfileComplete, type Progress } from './profile-progress.ts'
export {
  findProfile,
  findProfiles,
  lockClient,
  lockProfile,
  type ProfileDocuments,
  type ProfileFacts,
  type ProfileRow,
} from './profile-queries.ts'
