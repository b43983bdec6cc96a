import type { Language } from '@warda/domain/language'
import { describe, expect, it } from 'vitest'
import {
  formatChartDay,
  formatCompact,
  formatDayShort,
  formatMonth,
  formatMonthShort,
  formatWeekday,
} from './format-day.ts'

describe('days and months as text', () => {
  it('formats a day, a month and a weekday in both languages with Latin digits', () => {
    expect(formatDayShort('2026-11-28', 'en')).toBe('Nov 28, 2026')
    expect(formatDayShort('2026-11-28', 'ar')).toMatch(/28.*2026/)
    expect([formatChartDay('2026-11-08', 'en'), formatChartDay('2026-11-08', 'ar')]).toEqual(['Nov 8', '8/11'])
    expect(formatMonth('2026-11', 'en')).toBe('November 2026')
    expect(formatMonth('2026-11', 'ar')).toBe('نوفمبر 2026')
    expect([formatMonthShort('2026-02', 'en'), formatMonthShort('2026-02', 'ar')]).toEqual(['Feb', '2'])
    expect([formatWeekday(0, 'en'), formatWeekday(6, 'ar')]).toEqual(['Sunday', 'السبت'])
  })
  it('shortens numbers for a chart', () => {
    const short = (language: Language) => [0, 240, 1240, 45_678].map((value) => formatCompact(value, language))
    expect(short('en')).toEqual(['0', '240', '1.2K', '46K'])
    expect(short('ar').map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['0', '240', '1.2 ألف', '46 ألف'])
  })
})
