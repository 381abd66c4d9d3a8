import { expect, test } from 'vitest'
import { writtenUpon } from './written-upon.ts'

type Letter = {
  readonly id: string
  readonly name: string
  readonly patient?: { readonly id: string; readonly resourceType: string; readonly display?: string }
  readonly coverPage?: string
  readonly sentAt?: string
}

test('what was corrected is written upon what was created, and what was emptied is gone', () => {
  const created: Letter = { id: '1', name: 'School', coverPage: 'Dear school', sentAt: '2026-03-01' }

  const after = writtenUpon(created, { name: 'High School' }, ['coverPage'])
  expect(after).toEqual({ id: '1', name: 'High School', sentAt: '2026-03-01' })
})

test('what the server knows of the patient stays', () => {
  const patient = { id: 'ann', resourceType: 'Patient', display: 'Ann Quince' }
  const created: Letter = { id: '1', name: 'School', patient }
  const { display: _display, ...bare } = patient

  expect(writtenUpon(created, { name: 'Court', patient: bare }, []).patient).toEqual(patient)
  expect(writtenUpon(created, { patient: { ...bare, id: 'ben' } }, []).patient?.display).toBeUndefined()
})
