import { expect } from 'vitest'
import {
  ask,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

/** The password of everybody who comes in by an invitation. */
export const ownPassword = 'nine herons over the marsh'

/** For tests of invitations, a guest: where the record of somebody who can be invited stands. */
export type Guest = { readonly path: string; readonly id: string }

let counted = 0

/** A new e-mail address, as nobody else has it. */
export function aTarget(): string {
  counted += 1
  return `guest-${counted}@example.org`
}

async function made(who: TestClient, collection: string, body: object): Promise<Guest> {
  const answer = await who.ask('POST', collection, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return { path: `${collection}/${answer.body.id}`, id: answer.body.id }
}

const contactsOf = (target: string) => [{ system: 'email', value: target }]

/** Somebody of the staff who has never signed in, with roles of these keys. */
export function aColleague(
  { practice }: TestServer,
  who: TestClient,
  { target, roles }: { readonly target: string; readonly roles: readonly string[] },
): Promise<Guest> {
  return made(who, 'Practitioners', {
    active: true,
    name: { given: ['Noor'], family: 'Haddad' },
    roles: roles.map((key) => practice.roles.get(key)),
    contacts: contactsOf(target),
  })
}

/** A patient born on a day. */
export function aPatient(who: TestClient, target: string, more: object = {}): Promise<Guest> {
  return made(who, 'Patients', {
    name: { given: ['Luz'], family: `Vega${aTarget().replaceAll(/\D/g, '')}` },
    birthDate: '1990-04-02',
    gender: 'female',
    active: true,
    contacts: contactsOf(target),
    ...more,
  })
}

/** The mother of a patient. */
export function aMother(who: TestClient, patient: Guest, target: string): Promise<Guest> {
  return made(who, 'RelatedPeople', {
    patient: { id: patient.id, resourceType: 'Patient' },
    name: { given: ['Marisol'], family: 'Vega' },
    relationship: [{ code: 'mother', display: 'Mother' }],
    active: true,
    contacts: contactsOf(target),
  })
}

/** Invites, with the password that an invitation asks for. */
export function invite(
  who: TestClient,
  { path }: Guest,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> {
  return who.ask('POST', `${path}/invite`, { body: { target, credential: testPassword }, headers })
}

/** The secret of a link. */
export function tokenOf({ body }: TestAnswer): string {
  return String(body.link).split('#token=')[1] ?? ''
}

/** Looks at an invitation as whoever has its link. */
export function look({ url }: TestServer, token: string): Promise<TestAnswer> {
  return ask(`${url}/api/v1/session/invite`, 'POST', { body: { token } })
}

/** Accepts an invitation; without a username by a new account. */
export function accept(
  { url }: TestServer,
  token: string,
  body: { readonly proof: string; readonly password?: string; readonly username?: string },
): Promise<TestAnswer> {
  return ask(`${url}/api/v1/session/invite/accept`, 'POST', {
    body: { token, password: ownPassword, ...body },
  })
}

/** Signs in and tells who that is. */
export function enterAs({ url, practice }: TestServer, username: string, password = ownPassword) {
  const body = { username, password, practice: practice.key, token: true }
  return ask(`${url}/api/v1/session`, 'POST', { body })
}
