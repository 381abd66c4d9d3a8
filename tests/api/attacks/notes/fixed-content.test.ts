import { expect, test } from 'vitest'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { sessionFacts } from '#shared/notes/facts/session-facts.ts'
import { stepFacts } from '#shared/notes/facts/step-facts.ts'
import { fixedContent } from '#shared/notes/note-content.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'

const whole = {
  visitStatus: 'Show',
  missedVisit: { outcome: 'NoShow', reason: { code: 'ill', display: 'Ill' } },
  timezone: 'America/Chicago',
  serviceDate: '2026-03-04',
  period: { start: '2026-03-04T15:00:00Z', end: '2026-03-04T16:00:00Z' },
  breaks: [],
  minutes: 60,
  increments: 4,
  units: 4,
  unitsOverridden: true,
  unitsReason: 'Told so',
  mode: 'Telehealth',
  telehealth: { audioOnly: true },
  serviceType: { id: 'service', resourceType: 'HealthcareService' },
  program: { id: 'program', resourceType: 'Program' },
  episodeOfCare: { id: 'episode', resourceType: 'EpisodeOfCare' },
  location: { kind: 'Office', location: { id: 'place', resourceType: 'Location' } },
  placeOfService: { code: '11', display: 'Office' },
  participants: [{ individual: { id: 'p', resourceType: 'Practitioner' }, type: 'PrimaryPerformer' }],
  diagnoses: [
    { condition: { id: 'c', resourceType: 'Condition' }, rank: 1, code: { code: 'F32.1', display: 'Low' } },
  ],
  appointment: { id: 'visit', resourceType: 'Appointment' },
  coverage: [{ coverage: { id: 'policy', resourceType: 'Coverage' }, order: 1 }],
}
/** What nobody can write once the session is there. */
const immutable = ['id', 'partOf', 'patient']

test('what rules and signing steps ask of a session is what a signature fixes of it, with nothing left open', () => {
  const asked = new Set<string>()
  const encounter = new Proxy(whole as object, {
    get: (fields, name) => {
      asked.add(String(name))
      return Reflect.get(fields, name)
    },
  }) as Encounter
  const session = { encounter, conditions: [] }
  const note = { kind: 'Note', participants: [], serviceDate: '2026-03-04', author: { id: 'a' } }
  sessionFacts({ ...session, related: {} })
  stepFacts({ note: note as unknown as Note, session, members: [], services: [] } as NoteParts, 18)
  const text = (fields: object) =>
    canonicalJson(fixedContent({ ...whole, ...fields } as unknown as Encounter))
  const open = [...asked].filter(
    (name) =>
      !immutable.includes(name) && text({ [name]: name === 'participants' ? [] : undefined }) === text({}),
  )
  expect(asked.size).toBeGreaterThan(20)
  expect(open).toEqual([])
})

test('another word of the telehealth facts or of a diagnosis is another content', () => {
  const text = (fields: object) =>
    canonicalJson(fixedContent({ ...whole, ...fields } as unknown as Encounter))
  expect(text({ telehealth: { audioOnly: false } })).not.toBe(text({}))
  const [diagnosis] = whole.diagnoses
  expect(text({ diagnoses: [{ ...diagnosis, code: { code: 'F32.1', display: 'High' } }] })).not.toBe(text({}))
})
