import { describe, expect, test } from 'vitest'
import { at, judge, judgeThis, session, short } from '#shared/rules/judging/test-scene.ts'
import type { WorkedRow } from '#shared/rules/judging/worked-row.ts'
import { noTimes, span, workedSessions } from '#shared/rules/judging/worked-sessions.ts'
import type { SessionFacts } from '#shared/rules/rule-facts.ts'
import { momentOf } from '#shared/time/local-moment.ts'

for (const [kind, own] of Object.entries(workedSessions)) {
  describe(kind, () => {
    test.each(own as readonly WorkedRow[])('%s', (_row, changed, params, expected) => {
      expect(short(judge(kind as keyof typeof workedSessions, changed, params))).toBe(expected)
    })
  })
}

describe('ServiceDate, by the hour of signing', () => {
  const signed = (now: string, changed: Partial<SessionFacts>) =>
    short(judgeThis('ServiceDate', { ...session, ...changed }, { params: {}, around: { now } }))

  test('signed Wed 09:40, session 09:00–10:00', () => {
    expect(signed(at('09:40'), span('09:00', '10:00'))).toBe('Fail not-ended')
  })

  test('user in New York signs at 00:20 Thu for a Chicago session dated Thu', () => {
    const now = momentOf({ date: '2026-03-05', time: '00:20' }, 'America/New_York').instant
    expect(signed(now, { ...noTimes, serviceDate: '2026-03-05' })).toBe('Fail future')
  })
})

describe('a zone without DST', () => {
  const phoenix = (date: string) => ({
    timezone: 'America/Phoenix',
    serviceDate: date,
    start: momentOf({ date, time: '00:30' }, 'America/Phoenix').instant,
    end: momentOf({ date, time: '02:00' }, 'America/Phoenix').instant,
  })

  test.each(['2026-03-08', '2026-11-01'])('in Phoenix 00:30–02:00 on %s is 90 minutes', (date) => {
    expect(short(judge('SessionDuration', phoenix(date)))).toBe('Pass')
  })
})
