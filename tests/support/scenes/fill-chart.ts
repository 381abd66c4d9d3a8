import { expect } from 'vitest'
import { noonToday } from '#tests/support/scenes/make-one-visit.ts'
import {
  aVisit,
  bare,
  created,
  type Row,
  rowOf,
  type Scene,
  setScene,
  staff,
} from '#tests/support/scenes/scene.ts'
import type { TestServer } from '#tests/support/server/server.ts'

/** What stands in the chart of a test, each with a word that stands nowhere else. */
export const canaries = {
  allergy: 'canarypeanut',
  medication: 'canarymedicine',
  condition: 'canarydiagnosis',
  observation: 'canarymeasure',
  consent: 'canaryconsent',
  communication: 'canarycall',
  coverage: 'canaryplan',
  contact: 'Canarymother',
  note: 'canarysentence',
  legal: 'canarycourt',
  ssn: '900-11-2233',
  alert: 'canaryfirearm',
} as const

/** A chart of a scene with something on each of its tabs. */
export type FilledChart = { readonly scene: Scene; readonly patient: Row; readonly note: Row }

/** Fills the chart of a test's scene with one fact of each kind; everybody of the practice is on the care team but for those outside. */
export async function fillChart(
  server: TestServer,
  { outside = [] }: { readonly outside?: readonly string[] } = {},
): Promise<FilledChart> {
  const scene = await setScene(server)
  const { patient } = scene
  const logins = [...server.practice.profiles.keys()].filter(
    (login) => !['clinician', 'intake', ...outside].includes(login),
  )
  await widenTeam(server, scene, logins)
  const clinician = await server.signIn('clinician')
  const of = { patient: bare(patient) }
  const about = { subject: bare(patient) }
  const coded = (code: string) => ({ code, display: code })

  await created(clinician, 'Allergies', {
    ...of,
    kind: 'Allergy',
    category: 'Food',
    status: 'Active',
    substance: coded(canaries.allergy),
  })
  await created(clinician, 'Medications', {
    ...of,
    status: 'Active',
    kind: 'Prescribed',
    medication: coded(canaries.medication),
    dose: '50 mg',
    startDate: '2019-02',
  })
  await created(clinician, 'Conditions', {
    ...about,
    category: 'Diagnosis',
    code: { code: 'F41.0', display: canaries.condition, system: 'http://hl7.org/fhir/sid/icd-10-cm' },
    clinicalStatus: 'Active',
    verification: 'Confirmed',
    onsetDate: '2016',
  })
  await created(clinician, 'Observations', {
    ...of,
    status: 'Final',
    category: 'Vital',
    code: { code: 'weight', display: 'Weight', list: 'vital-sign' },
    value: { text: canaries.observation },
    effective: '2026-01-10T15:00:00.000Z',
  })
  await created(clinician, 'Consents', {
    ...of,
    kind: { code: 'treatment', display: 'Treatment', list: 'consent-kind', text: canaries.consent },
    status: 'Draft',
    period: { start: '2026-01-05' },
    signers: [{ role: 'Patient', person: bare(patient) }],
  })
  await created(clinician, 'Communications', {
    ...about,
    date: '2026-01-12T15:00:00.000Z',
    direction: 'Inbound',
    medium: 'Phone',
    outcome: 'Reached',
    topic: { code: 'family-contact', display: 'Family contact', list: 'communication-topic' },
    participants: [{ person: staff(server, 'clinician') }],
    summary: canaries.communication,
  })
  await officeFacts(scene)
  const note = await aDraft(server, scene)
  return { scene, patient, note }
}

async function widenTeam(
  server: TestServer,
  { admin, patient }: Scene,
  logins: readonly string[],
): Promise<void> {
  const { body } = await admin.ask('GET', `Patients/${patient.id}`)
  const team = logins.map((login) => ({
    id: login,
    member: staff(server, login),
    role: { code: 'other', display: 'Other' },
    participation: 'Participation',
    period: { start: '2026-01-05' },
  }))
  const operations = [
    ...team.map((value) => ({ op: 'add', path: '/careTeam/-', value })),
    { op: 'add', path: '/legal', value: { notes: canaries.legal, status: [] } },
    {
      op: 'add',
      path: '/identifiers',
      value: [
        { system: 'http://hl7.org/fhir/sid/us-ssn', value: canaries.ssn, type: 'ssn', use: 'official' },
      ],
    },
    {
      op: 'add',
      path: '/alerts',
      value: [
        {
          id: 'c',
          kind: 'safety',
          text: canaries.alert,
          severity: 'Critical',
          from: '2026-01-05',
          showTo: 'clinical',
        },
      ],
    },
  ]
  const answer = await admin.ask('PATCH', `Patients/${patient.id}?versionId=${body.meta.versionId}`, {
    body: operations,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

async function officeFacts({ admin, patient }: Scene): Promise<void> {
  const payer = await created(admin, 'Organizations', { name: 'Prairie', kind: 'Payer' })
  await created(admin, 'Coverages', {
    beneficiary: bare(patient),
    payer: bare(payer),
    type: { code: 'medicaid', display: 'Medicaid', list: 'coverage-type' },
    status: 'Active',
    memberId: 'M12345678',
    planName: canaries.coverage,
    relationship: { code: 'self', display: 'Self', list: 'subscriber-relationship' },
    period: { start: '2026-01-05' },
  })
  await created(admin, 'RelatedPeople', {
    patient: bare(patient),
    name: { use: 'official', given: [canaries.contact], family: 'Rivera' },
    relationship: [{ code: 'mother', display: 'Mother', list: 'related-person-relationship' }],
    active: true,
    isEmergencyContact: true,
  })
}

/** A note in work: its words are its author's own. */
async function aDraft(server: TestServer, scene: Scene): Promise<Row> {
  const clinician = await server.signIn('clinician')
  const appointment = await created(scene.admin, 'Appointments', aVisit(scene, noonToday()))
  const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
  const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
  const note = rowOf(await clinician.ask('GET', `Notes/${started.body.note.id}`, crossing))
  const body = [{ op: 'replace', path: '/sections/0/data', value: { mood: 'low', summary: canaries.note } }]
  const written = await clinician.ask('PATCH', `Notes/${note.id}?versionId=${note.versionId}`, { body })
  expect(written.status, JSON.stringify(written.body)).toBe(200)
  return note
}
