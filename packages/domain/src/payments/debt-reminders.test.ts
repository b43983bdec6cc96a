import { expect, it } from 'vitest'
import { addDays } from '../time/riyadh-time.ts'
import { reminderDueDates, reminderStage } from './debt-reminders.ts'

const TODAY = '2026-03-01'
const stageAt = (late: number) => reminderStage(addDays(TODAY, -late), TODAY)

it('reminders are three days before, on the due date and a week after, with two days of grace', () => {
  const days = Array.from({ length: 21 }, (_, at) => at - 6)
  expect(days.filter((late) => stageAt(late) === 'soon')).toEqual([-3, -2, -1])
  expect(days.filter((late) => stageAt(late) === 'due')).toEqual([0, 1, 2])
  expect(days.filter((late) => stageAt(late) === 'late')).toEqual([7, 8, 9])
})

it('the range of due dates has exactly those with a reminder', () => {
  const { from, to } = reminderDueDates(TODAY)
  for (let late = -40; late <= 40; late++) {
    const due = addDays(TODAY, -late)
    if (reminderStage(due, TODAY) !== null) expect(due >= from && due <= to).toBe(true)
  }
  expect([from, to].map((due) => reminderStage(due, TODAY))).toEqual(['late', 'soon'])
})
