import { addProfile, systemActor } from '#server/accounts/new-practice.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { setPassword } from '#server/accounts/passwords/links-query.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { type TestPractice, testPassword } from '#tests/support/server/server.ts'

/** Who signs in to the portal: whose record it is, of which patient, and the login name. */
export type PortalGuest = {
  readonly profile: { readonly id: string; readonly resourceType: string }
  readonly patientId: string
  readonly login: string
}

/** Gives a patient, or somebody of the patient's, a sign-in to the portal for a test. */
export async function letIntoPortal(
  world: World,
  practice: TestPractice,
  { profile, patientId, login }: PortalGuest,
): Promise<void> {
  const actor = systemActor(practice.id, practice.key)
  const made = await openAs(world, { actor, operation: 'example.create' }, async (opened) => {
    const name = { use: 'official', given: ['Maya'], family: 'Rivera' }
    const row = { loginName: login, name, userRoles: ['user'], isSystem: false }
    const person = await openRows(opened, 'Person').insert(row, {})
    if (!person.ok) return person
    const reference = { id: person.value.id, resourceType: 'Person', partition: 'global' }
    const records = openRows(opened, profile.resourceType === 'Patient' ? 'Patient' : 'RelatedPerson')
    const loaded = await records.load(profile.id)
    if (!loaded.ok) return loaded
    const access = { person: reference, securityRoles: [practice.roles.get('patient')], portalEnabled: true }
    const document = { ...loaded.value.document, profile: access }
    const written = await records.replace(loaded.value, document, {})
    if (!written.ok) return written
    const place = { id: practice.id, resourceType: 'Practice', partition: 'global' }
    await addProfile(opened, reference.id, {
      practice: place,
      profile: { id: profile.id, resourceType: profile.resourceType, partition: patientId },
      active: true,
    })
    return succeeded(reference.id)
  })
  if (!made.ok) throw new Error(`${login} cannot sign in: ${JSON.stringify(made.failure)}`)
  const hash = await hashPassword(testPassword)
  await world.database.asOwner((transaction) =>
    setPassword(transaction, { id: made.value, at: world.now().iso, newId: world.newId }, hash),
  )
}
