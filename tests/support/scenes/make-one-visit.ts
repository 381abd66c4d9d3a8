import type { TestServer } from '#tests/support/server/server.ts'
import { paysAlone } from './pays-alone.ts'
import { active, bare, created, type Row, staff } from './scene.ts'

const zone = 'America/Chicago'

/** Whatever the hour, an instant that is today in the practice's zone. */
export function noonToday(): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
  return `${day}T18:00:00.000Z`
}

/** The least that makes a scene for a test: one patient of the clinician, one service, one visit at noon. */
export async function makeOneVisit(server: TestServer): Promise<Row> {
  const admin = await server.signIn('admin')
  const owner = staff(server, 'clinician')
  const patient = await created(admin, 'Patients', {
    name: { use: 'official', given: ['Ana'], family: 'Rivera' },
    birthDate: '1991-04-12',
    gender: 'female',
    careTeam: [
      {
        id: 'primary',
        member: owner,
        role: { code: 'primary-clinician', display: 'Primary clinician' },
        participation: 'PrimaryPerformer',
        period: { start: '2026-01-05' },
      },
    ],
  })
  const program = await active(admin, 'Programs', {
    name: 'Outpatient',
    code: 'OP',
    kind: 'Outpatient',
    status: 'Draft',
  })
  const episode = await created(admin, 'EpisodesOfCare', {
    patient: bare(patient),
    program: bare(program),
    status: 'Active',
    period: { start: '2026-01-05' },
  })
  await paysAlone(admin, [patient])
  const service = await active(admin, 'HealthcareServices', aService)
  await created(admin, 'Appointments', aVisitOf({ patient, program, episode, service, owner }))
  return patient
}

type Parts = {
  readonly patient: Row
  readonly program: Row
  readonly episode: Row
  readonly service: Row
  readonly owner: object
}

function aVisitOf({ patient, program, episode, service, owner }: Parts): object {
  const start = noonToday()
  return {
    status: 'booked',
    start,
    end: new Date(Date.parse(start) + 3_600_000).toISOString(),
    timezone: zone,
    duration: 60,
    isGroup: false,
    kind: 'Visit',
    mode: 'InPerson',
    serviceType: bare(service),
    program: bare(program),
    episodeOfCare: bare(episode),
    owner,
    attendees: [
      {
        id: '1',
        kind: 'Patient',
        subject: bare(patient),
        episodeOfCare: bare(episode),
        requirement: 'Required',
        status: 'booked',
      },
    ],
  }
}

const aService = {
  name: 'Individual therapy',
  code: 'H0004',
  category: { code: 'therapy-individual', display: 'Individual therapy' },
  status: 'Draft',
  flags: ['Billable'],
  sessionTimeUnit: 'Duration',
  rounding: 'EightMinute',
  incrementMinutes: 15,
  minMinutes: 16,
  maxMinutes: 90,
  modes: ['InPerson', 'Telehealth'],
  requiresCarePlanLink: false,
}
