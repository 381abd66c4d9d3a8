import { expect } from 'vitest'
import { ask, type TestAnswer, type TestClient, type TestServer } from '#tests/support/server/server.ts'
import { active, created, type Row, staff } from './scene.ts'

/** For tests: a packet with a part for the patient and one for the guardian, sent to Luz Vega, born 1990-04-02, and to her mother. */
export type PacketScene = {
  readonly patient: Row
  readonly mother: Row
  readonly packet: Row
  readonly response: Row
}

const words = ['Never', 'Some days', 'Most days']

const question = (id: string, label: string) => ({
  id,
  type: 'Choice',
  display: 'Radio',
  label,
  required: true,
  options: words.map((text, score) => ({ code: `${score}`, label: text, score })),
})

/** A short instrument with a score, a critical alert and Spanish words. */
export const instrument = (key: string) => ({
  name: 'Mood check',
  key,
  version: 1,
  shortName: 'MOOD-2',
  licence: 'FreeWithNotice',
  elements: [
    question('sleep', 'Trouble sleeping'),
    question('harm', 'Thoughts of harm'),
    { id: 'more', type: 'Text', label: 'What else should we know' },
  ],
  translations: { es: { sleep: { label: 'Problemas para dormir' } } },
  scoring: [
    {
      id: 'total',
      name: 'Total',
      kind: 'Sum',
      itemIds: ['sleep', 'harm'],
      bands: [
        { min: 0, max: 1, label: 'Low', severity: 'Info' },
        { min: 2, max: 4, label: 'High', severity: 'Severe' },
      ],
    },
  ],
  alerts: [
    {
      id: 'harm',
      severity: 'Critical',
      message: 'Ask about safety now',
      when: { combinator: 'And', clauses: [{ source: 'harm', operator: 'In', value: ['1', '2'] }] },
    },
  ],
})

let counted = 0

/** The parts of the packet: the patient's mood, the guardian's view, a consent that the patient signs, and a question that only trouble sleeping leads to. */
function packetItems(questionnaire: Row) {
  const asked = { id: questionnaire.id, resourceType: 'Questionnaire' }
  return [
    {
      id: 'mood',
      order: 1,
      kind: 'Questionnaire',
      title: 'How you feel',
      audience: 'Patient',
      questionnaire: asked,
    },
    {
      id: 'view',
      order: 2,
      kind: 'Questionnaire',
      title: 'What you see at home',
      audience: 'Guardian',
      questionnaire: asked,
    },
    {
      id: 'again',
      order: 3,
      kind: 'Questionnaire',
      title: 'More about sleep',
      audience: 'Patient',
      questionnaire: asked,
      visibleWhen: {
        combinator: 'And',
        clauses: [{ source: 'mood/sleep', operator: 'Equals', value: '2' }],
      },
    },
    {
      id: 'consent',
      order: 4,
      kind: 'ConsentForm',
      title: 'Consent to treatment',
      audience: 'Patient',
      consentKind: { code: 'treatment', display: 'Treatment' },
      signers: [{ role: 'Patient', required: true }],
    },
  ]
}

/** Makes the practice's packet and sends it. */
export async function aSentPacket(
  server: TestServer,
  who: TestClient,
  more: object = {},
): Promise<PacketScene> {
  counted += 1
  const patient = await created(who, 'Patients', {
    name: { use: 'official', given: ['Luz'], family: 'Vega' },
    birthDate: '1990-04-02',
    gender: 'female',
    addresses: [{ use: 'home', lines: [`${counted} Elm`], city: 'Ely', state: 'NV', postalCode: '89301' }],
    careTeam: [
      {
        id: '1',
        member: staff(server, 'clinician'),
        role: { code: 'primary-clinician', display: 'Therapist' },
        participation: 'PrimaryPerformer',
      },
    ],
  })
  const mother = await created(who, 'RelatedPeople', {
    patient: { id: patient.id, resourceType: 'Patient' },
    name: { given: ['Marisol'], family: 'Vega' },
    birthDate: '1965-01-09',
    relationship: [{ code: 'mother', display: 'Mother' }],
    active: true,
  })
  const questionnaire = await active(who, 'Questionnaires', instrument(`mood-${counted}`))
  const packet = await active(who, 'Packets', {
    name: 'Intake packet',
    key: `intake-${counted}`,
    version: 1,
    items: packetItems(questionnaire),
    identityCheck: 'BirthDate',
    ...more,
  })
  const sent = await who.ask('POST', `Packets/${packet.id}/send`, {
    body: {
      patient: { id: patient.id, resourceType: 'Patient' },
      assignees: [
        { person: { id: patient.id, resourceType: 'Patient' }, audience: 'Patient' },
        { person: { id: mother.id, resourceType: 'RelatedPerson' }, audience: 'Guardian' },
      ],
    },
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  return { patient, mother, packet, response: sent.body }
}

/** The link of an assignee, or what opens the packet on the tablet. */
export function makeLink(
  who: TestClient,
  { response }: Pick<PacketScene, 'response'>,
  person: Row,
  act: 'link' | 'start-tablet' = 'link',
): Promise<TestAnswer> {
  const { id, resourceType } = person
  return who.ask('POST', `PacketResponses/${response.id}/${act}`, { body: { person: { id, resourceType } } })
}

/** The secret of a link. */
export function secretOf({ body }: TestAnswer): string {
  return String(body.link).split('=')[1] ?? ''
}

/** Which visit a cookie stands for, as the first sheet told it. */
const visits = new Map<string, string>()

/** For tests: what goes with each call of a visit. */
export function visitHeaders(cookie: string): Readonly<Record<string, string>> {
  const visit = visits.get(cookie)
  return { cookie, ...(visit !== undefined && { 'x-visit': visit }) }
}

/** Asks one thing as a visitor, with the cookie of the visit where there is one. */
export function visiting(
  { url }: TestServer,
  [method, path]: readonly [string, string],
  { body, cookie }: { readonly body?: unknown; readonly cookie?: string } = {},
): Promise<TestAnswer> {
  return ask(`${url}/api/v1/visit${path}`, method, { body, ...(cookie && { headers: visitHeaders(cookie) }) })
}

/** Opens the packet of a link; answers the cookie of the visit too. */
export async function openVisit(
  server: TestServer,
  token: string,
  proof: object = { birthDate: '1990-04-02' },
): Promise<TestAnswer & { readonly cookie: string }> {
  const answer = await visiting(server, ['POST', ''], { body: { token, ...proof } })
  const cookies = answer.headers.getSetCookie()
  const cookie = cookies.find((each) => each.startsWith('goldthread-visit='))?.split(';')[0] ?? ''
  const { sheet } = answer.body ?? {}
  if (cookie !== '') visits.set(cookie, `${sheet.id}/${sheet.person.id}`)
  return { ...answer, cookie }
}
