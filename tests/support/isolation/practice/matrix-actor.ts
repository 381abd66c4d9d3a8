import { addProfile, systemActor } from '#server/accounts/new-practice.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { setPassword } from '#server/accounts/passwords/links-query.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import type { Rights } from '#tests/support/isolation/rule/rights.ts'
import { type TestPractice, type TestServer, testPassword } from '#tests/support/server/server.ts'
import type { Named } from './lay-rows.ts'

/** The people of the isolation matrix: for each role one who holds it alone, signed in twice. */
export type MatrixActor = {
  readonly rights: Rights
  readonly profile: Named
  readonly personId: string
  /** The sign-in of ordinary requests, and the one whose access token has ended. */
  readonly usual: SignedIn
  readonly late: SignedIn
}

/** One sign-in: its bearer token, and the session that it began. */
export type SignedIn = { readonly token: string; readonly sessionId: string }

/** The login name of whoever holds a role, which is the role's key. */
export function loginOf(role: string): string {
  return role.toLowerCase().replaceAll(' ', '-')
}

/** Signs the holder of a role in, twice. */
export async function matrixActor(server: TestServer, rights: Rights, profile: Named): Promise<MatrixActor> {
  const usual = await signedIn(server, loginOf(rights.role))
  const late = await signedIn(server, loginOf(rights.role))
  return { rights, profile, personId: usual.personId, usual, late }
}

async function signedIn(
  server: TestServer,
  login: string,
): Promise<SignedIn & { readonly personId: string }> {
  const { token } = await server.signIn(login)
  const session = await server.world.accounts.sessionOf(token)
  if (!session) throw new Error(`${login} is not signed in.`)
  return { token, sessionId: session.id, personId: session.personId }
}

/** Gives a patient a sign-in to the portal. */
export async function letPatientIn(world: World, practice: TestPractice, patient: Named): Promise<void> {
  const actor = systemActor(practice.id, practice.key)
  const made = await openAs(world, { actor, operation: 'example.create' }, async (opened) => {
    const name = { use: 'official', given: ['Maya'], family: 'Rivera' }
    const row = { loginName: 'patient', name, userRoles: ['user'], isSystem: false }
    const person = await openRows(opened, 'Person').insert(row, {})
    if (!person.ok) return person
    const reference = { id: person.value.id, resourceType: 'Person', partition: 'global' }
    const patients = openRows(opened, 'Patient')
    const loaded = await patients.load(patient.id)
    if (!loaded.ok) return loaded
    const profile = { person: reference, securityRoles: [practice.roles.get('patient')], portalEnabled: true }
    const written = await patients.replace(loaded.value, { ...loaded.value.document, profile }, {})
    if (!written.ok) return written
    const place = { id: practice.id, resourceType: 'Practice', partition: 'global' }
    await addProfile(opened, reference.id, {
      practice: place,
      profile: { ...patient, partition: patient.id },
      active: true,
    })
    return succeeded(reference.id)
  })
  if (!made.ok) throw new Error(`No patient can sign in: ${JSON.stringify(made.failure)}`)
  const hash = await hashPassword(testPassword)
  await world.database.asOwner((transaction) =>
    setPassword(transaction, { id: made.value, at: world.now().iso, newId: world.newId }, hash),
  )
}
