import { expect, test } from 'vitest'
import { features } from '#client/app/features.ts'
import { isFirstMessage } from './catalogue-parts.ts'

test('what stands on the rail, and what the first screens are called, is said from the beginning', () => {
  const said = features.flatMap(({ rail, screens }) => [
    ...(rail ?? []).map(({ labelId }) => labelId),
    ...screens.filter(({ isFirstPage }) => isFirstPage).map(({ titleId }) => titleId),
  ])
  expect(said.length).toBeGreaterThan(5)
  expect(said.filter((id) => !isFirstMessage(id))).toEqual([])
})

test('what only a screen behind the first says comes later', () => {
  expect(isFirstMessage('chart-allergies.title')).toBe(false)
  expect(isFirstMessage('field.Patient.name')).toBe(false)
})
