import { expect, test } from 'vitest'
import { isPrefilled, prefillPath } from './prefill-path.ts'

test('a prefill names a member of a record, or what was answered, scored or measured last', () => {
  expect(prefillPath('appointment.reason')).toEqual({ from: 'appointment', path: 'reason' })
  expect(prefillPath('carePlan.active.title')).toEqual({ from: 'carePlan.active', path: 'title' })
  expect(prefillPath('lastNote(progress-note).homework')).toEqual({
    from: 'lastNote',
    key: 'progress-note',
    path: 'homework',
  })
  expect(prefillPath('lastScore(PHQ-9)')).toEqual({ from: 'lastScore', key: 'PHQ-9' })
  expect(prefillPath('lastObservation(29463-7)')).toEqual({ from: 'lastObservation', key: '29463-7' })
})

test('a path that nobody supplies is known as that', () => {
  expect(['today', 'now', 'patient.birthDate', 'service.code'].every(isPrefilled)).toBe(true)
  expect(['weather.today', 'patient', 'lastScore()', 'carePlan.title'].some(isPrefilled)).toBe(false)
})
