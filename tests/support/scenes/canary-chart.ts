import { expect } from 'vitest'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Document } from '#server/stores/document.ts'
import { putLabels } from '#tests/support/content/put-labels.ts'
import { type LaidRow, laySomeRows } from '#tests/support/isolation/practice/lay-rows.ts'
import { isAboutPatient, typeFacts } from '#tests/support/isolation/rule/type-facts.ts'
import { type TestClient, type TestServer, testPassword } from '#tests/support/server/server.ts'
import { canaries, type FilledChart, fillChart } from './fill-chart.ts'
import { letIntoPortal } from './let-into-portal.ts'
import { bare, created, staff } from './scene.ts'

/** A chart of a test in which every kind of fact holds a canary: those of `fillChart`, and one row more of each type. */
export type CanaryChart = FilledChart & {
  /** What each canary is of, by its word: a type of rows, or a name of its own. */
  readonly words: ReadonlyMap<string, Canary>
  /** Lays another row of each of these types. */
  readonly layMore: (types: readonly ResourceType[]) => Promise<void>
}

/** One kind of fact: who reads its type reads it, unless only those named do. */
export type Canary = { readonly name: string; readonly type: ResourceType; readonly only?: readonly string[] }

/** A role that the practice has made for itself out of these grant sets, as the tables call them. */
export type OwnRole = {
  readonly name: string
  readonly login: string
  readonly populationLevel: 'All'
  readonly grantSets: readonly string[]
}

/** Whose the rows are that are laid; nobody of the test. */
export const colleague = 'colleague'

const left: readonly ResourceType[] = [
  'AuditEvent',
  'Practice',
  'PracticePreferences',
  'SecurityToken',
  'Patient',
]
const everyType = [...typeFacts.keys()].filter((type) => !left.includes(type))

/** Who of the test reads a labelled row beside its author: the care team and the patient, or nobody. */
const labels = [
  ['HIV', ['clinician', 'patient']],
  ['SUD', ['clinician', 'patient']],
  ['PSYTHPN', []],
] as const

/** Fills the chart; only those of the team are on it, and the patient can sign in. */
export async function fillCanaryChart(server: TestServer, team: readonly string[]): Promise<CanaryChart> {
  const { practice, world } = server
  const outside = [...practice.profiles.keys()].filter((login) => !team.includes(login))
  const chart = await fillChart(server, { outside })
  const words = new Map<string, Canary>(ownWords())
  const lay = async (mark: string, types: readonly ResourceType[]) => {
    const patient = bare(chart.patient)
    const { made: laid } = await laySomeRows(world, practice, {
      mark,
      types,
      patient,
      practitioner: staff(server, colleague),
      known: new Map([['Patient', patient]]),
      isAboutPatient,
      fields: (type): Document => (type === 'ChatMessage' ? { patientContext: patient } : {}),
    })
    for (const [type, { canary }] of laid)
      if (isOfChart(type)) words.set(canary, { name: `${type} ${mark}`, type })
    return laid
  }
  const guest = bare(chart.patient)
  await letIntoPortal(world, practice, { profile: guest, patientId: guest.id, login: 'patient' })
  await breakGlass(server, chart)
  await lay('chart', everyType)
  for (const [label, only] of labels) {
    const row = (await lay(label, ['Condition'])).get('Condition')
    if (!row) throw new Error(`No condition is labelled ${label}.`)
    await putLabels(server, { type: 'Condition', id: row.document.id }, [label])
    words.set(row.canary, { name: label, type: 'Condition', only })
  }
  return {
    ...chart,
    words,
    layMore: async (types) => {
      const laid: ReadonlyMap<ResourceType, LaidRow> = await lay('later', types)
      expect(laid.size).toBeGreaterThan(0)
    },
  }
}

/** Gives somebody a role of the practice's own. */
export async function giveOwnRole(
  server: TestServer,
  admin: TestClient,
  { name, login, populationLevel, grantSets: names }: OwnRole,
): Promise<void> {
  const sets = await admin.ask('GET', 'GrantSets?pageSize=200')
  const held = sets.body.filter((each: { readonly name: string }) => names.includes(each.name))
  expect(held.length, name).toBe(names.length)
  const role = await created(admin, 'SecurityRoles', {
    name,
    key: `own-${login}`,
    populationLevel,
    grantSets: held.map(({ id }: { readonly id: string }) => ({ id, resourceType: 'GrantSet' })),
  })
  const { id } = staff(server, login)
  const { body } = await admin.ask('GET', `Practitioners/${id}`)
  const given = await admin.ask('PATCH', `Practitioners/${id}?versionId=${body.meta.versionId}`, {
    body: [{ op: 'replace', path: '/roles', value: [bare(role)] }],
  })
  expect(given.status, JSON.stringify(given.body)).toBe(200)
}

/** Rows of a chart, and what is said of the patient between colleagues. */
function isOfChart(type: ResourceType): boolean {
  return isAboutPatient(type) || type === 'Channel' || type === 'ChatMessage' || type === 'Scribble'
}

const reason = 'canaryreason of the night'

/** Somebody from outside has opened the chart with a reason. */
async function breakGlass(server: TestServer, { patient }: FilledChart): Promise<void> {
  const visitor = await server.signIn('visitor')
  const answer = await visitor.ask('POST', 'SecurityTokens/break-glass', {
    body: {
      patient: patient.id,
      reason: { code: 'emergency-treatment', display: 'Emergency treatment' },
      text: reason,
      credential: testPassword,
    },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

function ownWords(): readonly (readonly [string, Canary])[] {
  const of = (name: keyof typeof canaries, type: ResourceType, only?: readonly string[]) =>
    [canaries[name], { name, type, ...(only && { only }) }] as const
  return [
    of('allergy', 'Allergy'),
    of('medication', 'Medication'),
    of('condition', 'Condition'),
    of('observation', 'Observation'),
    of('consent', 'Consent'),
    of('communication', 'Communication'),
    of('coverage', 'Coverage'),
    of('contact', 'RelatedPerson'),
    // A draft's words are its author's.
    of('note', 'Note', ['clinician']),
    of('legal', 'Patient', ['biller', 'patient']),
    of('ssn', 'Patient', ['biller', 'patient']),
    of('alert', 'Patient', ['clinician', 'quality']),
    ['canaryreason', { name: 'reason', type: 'AuditEvent', only: ['quality'] }],
  ]
}
