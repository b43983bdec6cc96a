import type { Language } from '@warda/domain/language'
import type { Transaction } from '../../db/database.ts'

export type NewReport = {
  userId: string | null
  name: string
  email: string
  phone: string
  problemType: 'technicalIssue' | 'paymentProblem' | 'salesInquiry'
  description: string
  language: Language
  now: Date
}

/** Inserts a report and returns its id. */
export async function insertReport(trx: Transaction, report: NewReport): Promise<number> {
  const row = await trx
    .insertInto('problem_report')
    .values({
      user_id: report.userId,
      name: report.name,
      email: report.email,
      phone: report.phone,
      problem_type: report.problemType,
      description: report.description,
      language: report.language,
      created_at: report.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
