export { sendOccasionReminders } from './send-reminders.ts'
export { reminderStopRoute } from './stop-route.ts'
