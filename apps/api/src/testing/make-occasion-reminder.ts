import { sql } from 'kysely'
import type { CallInput } from './api-client.ts'
import { makeUser, type TestUser } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** The body of a reminder of a birthday on 6 December, a week before. */
export const reminderBody = (changed: object = {}) => ({
  recipientName: 'Mother',
  occasion: 'birthday',
  occasionText: '',
  calendar: 'gregorian',
  monthDay: '12-06',
  daysBefore: 7,
  ...changed,
})

/** A new person and their request for a reminder. */
export async function makeReminderCall(shop: TestShop): Promise<[TestUser, CallInput]> {
  const person = await makeUser(shop)
  return [person, { params: { userId: person.userId }, body: reminderBody() }]
}

/** Lets the day of the mail come for every reminder of a person, by the clock of the database. */
export const makeRemindersDue = async (db: TestShop['db'], email: string): Promise<void> => {
  await sql`
    update occasion_reminder r set remind_on = d.today, occurs_on = d.today + r.days_before
    from app_user u, (select (now() at time zone 'Asia/Riyadh')::date as today) d where u.id = r.user_id and u.email = ${email}
  `.execute(db)
}
