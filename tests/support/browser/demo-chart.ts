import { jobs } from '#server/app/features.ts'
import { referTo } from '#server/demo/facts/id-of.ts'
import { practice } from '#server/demo/facts/practice.ts'
import { demoPassword } from '#server/demo/rows/make-demo-staff.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { pdf } from '#tests/support/content/files.ts'
import { ask, type TestAnswer } from '#tests/support/server/server.ts'
import type { DemoHouse } from './demo-house.ts'

/** What a demo chart of a test has beside the first day: documents, and somebody who may be there twice. */
export type DemoChart = {
  readonly patient: string
  /** A record that may be of the same person, and one that was merged into another. */
  readonly twin: string
  readonly kept: string
  /** Somebody whom the clinician does not reach. */
  readonly outside: string
}

type Made = TestAnswer['body']

const clinician = 'okafor'
const desk = 'sato'

/** Fills the demo chart of a patient as the staff would: facts of each kind, so that no tab is empty. */
export async function fillDemoChart(house: DemoHouse, id: string): Promise<DemoChart> {
  const make = (login: string, collection: string, body: object) =>
    done(house.ask(login, 'POST', collection, { body }))
  const patient = { id, resourceType: 'Patient' }
  for (const [collection, body] of clinicalRows(patient)) await make(clinician, collection, body)
  await officeRows(make, patient)
  await documents(house, make, patient)
  await consents(house, make, patient)
  const twin = await make(desk, 'Patients', await likeness(house, id))
  const kept = await make(desk, 'Patients', aPerson('Ilse', 'Brandt', '1979-08-03'))
  const merged = await make(desk, 'Patients', aPerson('Ilsa', 'Brandt', '1979-08-03'))
  const body = { other: merged.id, keptVersion: kept.meta.versionId, otherVersion: merged.meta.versionId }
  await done(house.ask(desk, 'POST', `Patients/${kept.id}/merge`, { body }))
  await breakGlass(house, twin.id)
  await work(house)
  return { patient: id, twin: twin.id, kept: kept.id, outside: kept.id }
}

const coded = (code: string, display: string, list?: string) => ({ code, display, ...(list && { list }) })

function clinicalRows(patient: object): readonly (readonly [string, object])[] {
  const taken = { patient, status: 'Active', kind: 'Prescribed' }
  const weight = [84, 82.5, 81, 79.5, 80]
  const pulse = [78, 82, 131]
  const measured = (code: string, display: string, month: string, quantity: object) =>
    [
      'Observations',
      {
        patient,
        status: 'Final',
        category: 'Vital',
        code: coded(code, display, 'vital-sign'),
        value: { quantity },
        effective: `2026-${month}-05T16:15:00.000Z`,
      },
    ] as const
  return [
    [
      'Allergies',
      {
        patient,
        kind: 'Allergy',
        category: 'Medication',
        status: 'Active',
        substance: coded('penicillin', 'Penicillin'),
      },
    ],
    [
      'Medications',
      {
        ...taken,
        medication: coded('sertraline', 'Sertraline'),
        dose: '50 mg',
        frequency: 'every morning',
        startDate: '2026-03',
      },
    ],
    [
      'Medications',
      {
        ...taken,
        medication: coded('hydroxyzine', 'Hydroxyzine'),
        dose: '25 mg',
        startDate: '2026-06',
      },
    ],
    ...weight.map((value, at) => measured('weight', 'Weight', `0${at + 3}`, { value, unit: 'kg' })),
    ...pulse.map((value, at) => measured('pulse', 'Pulse', `0${at + 3}`, { value, unit: '/min' })),
    [
      'Communications',
      {
        subject: patient,
        date: '2026-10-12T15:00:00.000Z',
        direction: 'Inbound',
        medium: 'Phone',
        outcome: 'Reached',
        topic: coded('family-contact', 'Family contact', 'communication-topic'),
        participants: [{ text: 'His sister' }],
        summary: 'Asked when the group meets again.',
      },
    ],
    [
      'CarePlans',
      {
        subject: patient,
        title: 'Treatment plan',
        kind: 'Treatment',
        status: 'Draft',
        period: { start: '2026-09-01', end: '2027-03-01' },
        reviewIntervalDays: 90,
        problems: [
          {
            id: 'p1',
            statement: 'Worry keeps him from sleeping and from working.',
            rank: 1,
            active: true,
            goals: [
              {
                id: 'g1',
                statement: 'Sleep through five nights a week.',
                patientWords: 'I want to sleep again.',
                start: '2026-09-01',
                target: '2027-03-01',
                status: 'InProgress',
              },
            ],
          },
        ],
      },
    ],
  ]
}

type Make = (login: string, collection: string, body: object) => Promise<Made>

async function officeRows(make: Make, patient: object): Promise<void> {
  const payer = await make(desk, 'Organizations', { name: 'Prairie Health Plan', kind: 'Payer' })
  await make(desk, 'Coverages', {
    beneficiary: patient,
    payer: { id: payer.id, resourceType: 'Organization' },
    type: coded('commercial', 'Commercial', 'coverage-type'),
    status: 'Active',
    memberId: 'XB-4471902',
    relationship: coded('self', 'Self', 'subscriber-relationship'),
    period: { start: '2026-01-01' },
    eligibility: [{ checkedAt: '2026-11-02T15:00:00Z', result: 'Eligible' }],
    authorizations: [
      {
        id: '1',
        number: 'AU-77120',
        status: 'Approved',
        services: [referTo('HealthcareService', 'demo-svc-individual')],
        unitKind: coded('session', 'Session'),
        unitsApproved: 24,
        period: { start: '2026-07-01', end: '2026-12-31' },
      },
    ],
  })
  await make(desk, 'RelatedPeople', {
    patient,
    name: { use: 'official', given: ['Marisol'], family: 'Vega' },
    relationship: [coded('sibling', 'Sibling', 'related-person-relationship')],
    contacts: [{ system: 'phone', value: '+13125550142', use: 'mobile' }],
    active: true,
    isEmergencyContact: true,
  })
}

async function documents(house: DemoHouse, make: Make, subject: object): Promise<void> {
  const { token } = await done(
    ask(`${house.url}/api/v1/session`, 'POST', {
      body: { username: clinician, password: demoPassword, practice: practice.key, token: true },
    }),
  )
  for (const [title, code, display] of [
    ['Report for the school', 'school-record', 'School record'],
    ['Referral of the county hospital', 'referral', 'Referral'],
  ] as const) {
    const row = await make(clinician, 'DocumentReferences', {
      subject,
      title,
      type: coded(code, display, 'document-type'),
      indexState: 'Filed',
    })
    const address = `${house.url}/api/v1/practices/${practice.key}/DocumentReferences/${row.id}/content`
    const sent = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new Uint8Array(pdf([`${title}.`, 'Its second page.'])),
    })
    if (!sent.ok) throw new Error(`No file of ${title}: ${await sent.text()}`)
  }
}

/** One waits for its signature, one is in force. */
async function consents(house: DemoHouse, make: Make, patient: { readonly id: string }): Promise<void> {
  const signers = [{ role: 'Patient', person: patient }]
  const { name } = await done(house.ask(desk, 'GET', `Patients/${patient.id}`))
  for (const kind of [coded('telehealth', 'Telehealth'), coded('treatment', 'Treatment')]) {
    const { id, meta } = await make(desk, 'Consents', {
      patient,
      kind: { ...kind, list: 'consent-kind' },
      status: 'Draft',
      period: { start: '2026-11-02', end: '2027-11-01' },
      information: { description: 'Talks, plans and what they are for.' },
      signers,
    })
    if (kind.code !== 'treatment') continue
    const body = {
      versionId: meta.versionId,
      role: 'Patient',
      person: patient,
      method: 'Typed',
      name: `${name.given.join(' ')} ${name.family}`,
      credential: demoPassword,
    }
    await done(house.ask(desk, 'POST', `Consents/${id}/sign`, { body }))
  }
}

function aPerson(given: string, family: string, birthDate: string) {
  return { name: { use: 'official', given: [given], family }, birthDate, gender: 'female' }
}

/** The same person once more, with another way to write the name. */
async function likeness(house: DemoHouse, id: string): Promise<object> {
  const { name, birthDate, gender, contacts } = await done(house.ask(desk, 'GET', `Patients/${id}`))
  return { name: { ...name, given: [`${name.given[0]}e`] }, birthDate, gender, contacts }
}

/** Somebody from outside has opened the record, and nobody has looked at why. */
async function breakGlass(house: DemoHouse, patient: string): Promise<void> {
  const body = {
    patient,
    reason: coded('emergency-treatment', 'Emergency treatment'),
    text: 'The patient is in the emergency room tonight.',
    credential: demoPassword,
  }
  await done(house.ask('abara', 'POST', 'SecurityTokens/break-glass', { body }))
}

/** Does what waits for the background, such as moving the rows of merged records. */
async function work({ world }: DemoHouse): Promise<void> {
  const report = (error: unknown) => {
    throw error
  }
  const running = startJobs({ world, jobs, report, patience: { heartbeat: 10, retryDelay: 0, retries: 1 } })
  await running.turn()
  await running.stop()
}

async function done(asking: Promise<TestAnswer>): Promise<Made> {
  const answer = await asking
  if (answer.status >= 300) throw new Error(`The demo's chart was refused: ${JSON.stringify(answer.body)}`)
  return answer.body
}
