export { placeStanding } from './place-standing.ts'
