import { expect, test } from 'vitest'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { isSafeTogether } from './is-safe-together.ts'

// Only when it was acknowledged matters of an alert.
const withAlert = (at: string | undefined) =>
  ({ alerts: [{ alertId: 'a', ...(at && { at }) }] }) as unknown as QuestionnaireResponse

test('answers are marked together while no alert in them waits for somebody', () => {
  expect(isSafeTogether({})).toBe(true)
  expect(isSafeTogether(withAlert('2026-03-04T10:00:00Z'))).toBe(true)
})

test('an open alert is never marked in bulk, and what was reviewed is not marked again', () => {
  expect(isSafeTogether(withAlert(undefined))).toBe(false)
  const reviewed = { by: { id: 'p', resourceType: 'Practitioner' }, at: '2026-03-04T10:00:00Z' } as const
  expect(isSafeTogether({ reviewed })).toBe(false)
})
