import { expect } from 'vitest'
import type { TestClient, TestServer } from '#tests/support/server/server.ts'
import { letIntoPortal } from './let-into-portal.ts'
import { instrument, makeLink, openVisit, secretOf, visiting } from './packet-scene.ts'
import { active, aForm, bare, created, type Row, rowOf, staff } from './scene.ts'

/** For tests, one of a family in a packet: the part, the record, the sign-in to the portal, and the word that only this person has said. */
export type FamilyMember = {
  readonly audience: string
  readonly record: Row
  readonly login: string
  readonly birthDate: string
  readonly name: string
  readonly word: string
  readonly portal: TestClient
}

/** For tests: a patient, the mother as guardian, and the grandmother beside her, who all reach the patient and fill in their parts of one packet. */
export type Family = {
  readonly patient: FamilyMember
  readonly mother: FamilyMember
  readonly grandmother: FamilyMember
  /** A second guardian, who has answered nothing. */
  readonly father: Pick<FamilyMember, 'portal' | 'record'>
  /** Nothing of the packet is asked of him. */
  readonly uncle: Pick<FamilyMember, 'portal' | 'record'>
  readonly response: Row
}

let counted = 0

/** For tests: a family that has answered a packet by its links, each the own part: a questionnaire and a plain form. */
export async function aFamily(server: TestServer, who: TestClient): Promise<Family> {
  counted += 1
  const patient = await created(who, 'Patients', personOf('Luz', '2011-04-02'))
  const relative = (given: string, birthDate: string, code: string, display: string) =>
    created(who, 'RelatedPeople', {
      patient: bare(patient),
      name: { given: [given], family: 'Vega' },
      birthDate,
      relationship: [{ code, display }],
      active: true,
    })
  const mother = await relative('Marisol', '1985-01-09', 'mother', 'Mother')
  const grandmother = await relative('Amparo', '1955-07-21', 'grandmother', 'Grandmother')
  const father = await relative('Ramiro', '1983-03-03', 'father', 'Father')
  const uncle = await relative('Tomas', '1981-10-30', 'uncle', 'Uncle')
  const near = [mother, grandmother, father, uncle].map((record, index) => teamMember(bare(record), index))
  const joined = await who.ask('PATCH', `Patients/${patient.id}?versionId=${patient.versionId}`, {
    body: [{ op: 'add', path: '/careTeam', value: [teamMember(staff(server, 'clinician'), 9), ...near] }],
  })
  expect(joined.status, JSON.stringify(joined.body)).toBe(200)

  const parts = [
    { audience: 'Patient', record: patient, birthDate: '2011-04-02', name: 'Luz Vega' },
    { audience: 'Guardian', record: mother, birthDate: '1985-01-09', name: 'Marisol Vega' },
    { audience: 'RelatedPerson', record: grandmother, birthDate: '1955-07-21', name: 'Amparo Vega' },
  ]
  const response = await sentTo(server, who, { patient, parts, alsoGuardian: father })
  const people: FamilyMember[] = []
  for (const { audience, record, birthDate, name } of parts) {
    const login = `${audience.toLowerCase()}-${counted}`
    const word = `only ${audience} ${counted} knows`
    const portal = await letIn(server, { patient, record, login })
    people.push({ audience, record, login, birthDate, name, word, portal })
  }
  for (const person of people) await answer(server, who, { person, response })
  const [first, second, third] = people
  if (!first || !second || !third) throw new Error('Somebody of the family is missing.')
  const beside = async (record: Row, name: string) => ({
    record,
    portal: await letIn(server, { patient, record, login: `${name}-${counted}` }),
  })
  return {
    patient: first,
    mother: second,
    grandmother: third,
    father: await beside(father, 'father'),
    uncle: await beside(uncle, 'uncle'),
    response,
  }
}

type LettingIn = { readonly patient: Row; readonly record: Row; readonly login: string }

async function letIn(server: TestServer, { patient, record, login }: LettingIn): Promise<TestClient> {
  const guest = { profile: bare(record), patientId: patient.id, login }
  await letIntoPortal(server.world, server.practice, guest)
  return server.signIn(login)
}

function personOf(given: string, birthDate: string): object {
  return {
    name: { use: 'official', given: [given], family: 'Vega' },
    birthDate,
    gender: 'female',
    addresses: [{ use: 'home', lines: [`${counted} Oak`], city: 'Ely', state: 'NV', postalCode: '89301' }],
  }
}

function teamMember(member: { readonly id: string; readonly resourceType: string }, index: number) {
  const role = { code: 'primary-clinician', display: 'Therapist' }
  return { id: `${index}`, member, role, participation: 'PrimaryPerformer' }
}

type Sending = {
  readonly patient: Row
  readonly parts: readonly { readonly audience: string; readonly record: Row }[]
  readonly alsoGuardian: Row
}

async function sentTo(
  server: TestServer,
  who: TestClient,
  { patient, parts, alsoGuardian }: Sending,
): Promise<Row> {
  const questionnaire = await active(who, 'Questionnaires', instrument(`family-${counted}`))
  const form = await aForm(server, [{ id: 'told', type: 'Text', label: 'What else' }])
  const items = parts.flatMap(({ audience }, index) => [
    {
      id: `asked-${audience}`,
      order: index * 2 + 1,
      kind: 'Questionnaire',
      title: `Questions for ${audience}`,
      audience,
      questionnaire: bare(questionnaire),
    },
    {
      id: `form-${audience}`,
      order: index * 2 + 2,
      kind: 'Form',
      title: `Form for ${audience}`,
      audience,
      form: { ...bare(form), versionId: form.versionId },
      required: false,
      signers: [{ role: audience, required: true }],
    },
  ])
  const packet = await active(who, 'Packets', {
    name: 'Family packet',
    key: `family-packet-${counted}`,
    version: 1,
    items,
    identityCheck: 'BirthDate',
  })
  const sent = await who.ask('POST', `Packets/${packet.id}/send`, {
    body: {
      patient: bare(patient),
      assignees: [...parts, { audience: 'Guardian', record: alsoGuardian }].map(({ audience, record }) => ({
        person: bare(record),
        audience,
      })),
    },
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  return rowOf(sent)
}

async function answer(
  server: TestServer,
  who: TestClient,
  { person, response }: { readonly person: Omit<FamilyMember, 'portal'>; readonly response: Row },
): Promise<void> {
  const { audience, record, birthDate, name, word } = person
  const { cookie } = await openVisit(server, secretOf(await makeLink(who, { response }, record)), {
    birthDate,
  })
  const say = async (body: object) => {
    const said = await visiting(server, ['POST', '/answer'], { body, cookie })
    expect(said.status, JSON.stringify(said.body)).toBe(200)
  }
  const answers = { sleep: '2', harm: '0', more: `${word}, in the questionnaire` }
  await say({ itemId: `asked-${audience}`, answers, isDone: true })
  const told = { mood: 'calm', told: `${word}, in the form` }
  await say({ itemId: `form-${audience}`, answers: told, isDone: true, signature: { name } })
}
