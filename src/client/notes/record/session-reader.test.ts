import { expect, test } from 'vitest'
import type { Encounter } from '#generated/types/encounter.ts'
import { apart } from './session-reader.ts'

const reference = (resourceType: string, id: string, resource?: object) => ({
  ...{ id, resourceType, display: id },
  ...(resource && { resource: { id, resourceType, ...resource } }),
})

// What is looked at of a session, and no more.
const read = {
  id: 's',
  resourceType: 'Encounter',
  status: 'Planned',
  patient: reference('Patient', 'ana'),
  subject: reference('Patient', 'ana', { name: { family: 'Rivera' }, meta: { isDeleted: false } }),
  serviceType: reference('HealthcareService', 'therapy', { name: 'Therapy', meta: {} }),
  program: reference('Program', 'gone', { meta: { isDeleted: true } }),
  episodeOfCare: reference('EpisodeOfCare', 'hidden'),
} as unknown as Encounter

test('a session is stored apart from the records that came with it', () => {
  const { encounter, came } = apart(read)
  expect(JSON.stringify(encounter)).not.toContain('"resource"')
  expect(encounter).toMatchObject({ status: 'Planned', serviceType: { id: 'therapy', display: 'therapy' } })
  expect(came.of('Patient', encounter.patient)?.row?.name).toEqual({ family: 'Rivera' })
  expect(came.of('HealthcareService', encounter.serviceType)?.row?.name).toBe('Therapy')
})

test('what was deleted is absent, and what did not come is asked for', () => {
  const { encounter, came } = apart(read)
  expect(came.of('Program', encounter.program)).toEqual({ row: undefined })
  expect(came.of('EpisodeOfCare', encounter.episodeOfCare)).toBeUndefined()
  expect(came.of('Patient', undefined)).toBeUndefined()
})
