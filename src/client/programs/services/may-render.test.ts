import { expect, test } from 'vitest'
import { mayRender } from './may-render.ts'

const day = '2026-06-01'
const licence = (code: string, expires?: string) => ({
  type: { code, display: code },
  number: '1',
  ...(expires !== undefined && { expires }),
})
const naming = (id: string) => [{ id, resourceType: 'HealthcareService' as const }]
const anyLicence = { id: 'therapy' }
const ofSocialWorkers = { id: 'therapy', allowedLicenses: [{ code: 'LCSW', display: 'Social worker' }] }

test('a service that takes certain licences is rendered by whoever holds one of them on the day', () => {
  const may = (worker: Parameters<typeof mayRender>[1]) => mayRender(ofSocialWorkers, worker, day)
  expect(may({ licenses: [licence('LCSW')] })).toBe(true)
  expect(may({ licenses: [licence('LCSW', '2026-05-31')] })).toBe(false)
  expect(may({ licenses: [licence('RN')] })).toBe(false)
  expect(may({ services: naming('therapy') })).toBe(false)
})

test('a service that takes any licence is rendered by the licensed, and by those who name it', () => {
  const may = (worker: Parameters<typeof mayRender>[1]) => mayRender(anyLicence, worker, day)
  expect(may({ licenses: [licence('RN')] })).toBe(true)
  expect(may({ services: naming('therapy') })).toBe(true)
  expect(may({})).toBe(false)
  expect(may({ services: naming('therapy'), licenses: [licence('RN', '2026-05-31')] })).toBe(false)
})

test('whoever is limited to other services does not render it', () => {
  expect(mayRender(anyLicence, { services: naming('groups'), licenses: [licence('RN')] }, day)).toBe(false)
})
