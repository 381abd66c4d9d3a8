import { expect, test } from 'vitest'
import type { Finding } from '#shared/outcome/outcome.ts'
import { isSaidByField, trialFindings } from './trial-findings.ts'

/** As it comes over the wire: without a weight of its own. */
const found = (pointer: string, code: string): Finding => ({
  ...{ pointer, code, weight: 'blocks', message: 'Its sentence.' },
})
const weights = (findings: readonly Finding[] | undefined) => findings?.map(({ weight }) => weight)

test('what a booking meets warns where it can be confirmed, and forbids where nothing else fits beside it', () => {
  const findings = [
    found('/owner', 'scheduling.busy-practitioner'),
    found('/location', 'scheduling.busy-room-full'),
    found('/owner', 'scheduling.busy-practitioner-full'),
    found('/attendees', 'scheduling.group-full'),
    found('/start', 'scheduling.on-holiday'),
  ]
  expect(weights(trialFindings({ kind: 'conflict', because: '', findings }))).toEqual([
    ...['warns', 'blocks', 'blocks', 'warns', 'warns'],
  ])
})

test('what makes no sense forbids; it is not said again where its field says it', () => {
  const findings = [found('/end', 'scheduling.ends-first'), found('/reminders', 'other')]
  expect(trialFindings({ kind: 'invalid', findings })).toEqual(findings)
  expect(findings.map((each) => isSaidByField(each, { minutes: { message: 'Its sentence.' } }))).toEqual([
    ...[true, false],
  ])
  expect(findings.map((each) => isSaidByField(each, {}))).toEqual([false, false])
})

test('nobody knows what stands against a booking that could not be asked about', () => {
  expect(trialFindings({ kind: 'unreachable' })).toBeUndefined()
  expect(trialFindings({ kind: 'busy', retryAfterMilliseconds: 100 })).toBeUndefined()
  expect(trialFindings({ kind: 'forbidden', permission: 'Appointment:Create' })).toBeUndefined()
  expect(trialFindings({ kind: 'conflict', because: 'another version' })).toEqual([])
})
