import { expect, it } from 'vitest'
import { addDays } from '../time/riyadh-time.ts'
import { getReminderStage, listReminderDueDates } from './debt-reminders.ts'

const TODAY = '2026-03-01'
const stageAt = (late: number) => getReminderStage(addDays(TODAY, -late), TODAY)

it('reminders are three days before, on the due date and a week after, with two days of grace', () => {
  const days = Array.from({ length: 21 }, (_, at) => at - 6)
  expect(days.filter((late) => stageAt(late) === 'soon')).toEqual([-3, -2, -1])
  expect(days.filter((late) => stageAt(late) === 'due')).toEqual([0, 1, 2])
  expect(days.filter((late) => stageAt(late) === 'late')).toEqual([7, 8, 9])
})

it('the range of due dates has exactly those with a reminder', () => {
  const { from, to } = listReminderDueDates(TODAY)
  for (let late = -40; late <= 40; late++) {
    const due = addDays(TODAY, -late)
    if (getReminderStage(due, TODAY) !== null) expect(due >= from && due <= to).toBe(true)
  }
  expect([from, to].map((due) => getReminderStage(due, TODAY))).toEqual(['late', 'soon'])
})
