import type { Transaction } from '#server/database/database.ts'
import type { Acting } from '#server/operations/accounts.ts'
import { actsForVendor, vendorRolesOf } from '#server/rights/effective-rights.ts'
import { isReference } from '#server/stores/document.ts'
import type { Instant } from '#server/stores/instant.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { actingRights, actsForAnother } from '#shared/permissions/acting.ts'
import { has, hasFlag } from '#shared/permissions/granted.ts'
import { type GlobalRow, globalRows, rowsById } from './person-by-login-query.ts'
import { profilesOf, type Rights, rightsOf } from './rights-of.ts'
import { type AccountsNeeds, readingSettings, type Standing } from './standing.ts'

/**
 * The rights of somebody of the staff in whose place support may act: a person who signs in and works here now, and has no right of
 * the vendor. Undefined for everybody else.
 */
export async function rightsToActFor(
  transaction: Transaction,
  practice: GlobalRow,
  profileId: string,
): Promise<Rights | undefined> {
  const [row] = await rowsById(transaction, practice.id, [profileId])
  const named = row?.content.person
  const [person] = isReference(named) ? await globalRows(transaction, 'Person', [named.id]) : []
  if (!person || person.content.isSystem === true) return undefined
  const worksHere = profilesOf(person).some(
    ({ practiceId, profile, active }) => active && practiceId === practice.id && profile.id === profileId,
  )
  if (!worksHere) return undefined

  const rights = await rightsOf(transaction, {
    practiceId: practice.id,
    profile: { id: profileId, resourceType: 'Practitioner' },
    vendorRoles: vendorRolesOf(person, practice),
  })
  const isStaff = rights?.active === true && has(rights.granted, 'Practitioner:Read')
  return isStaff && !actsForVendor(rights.granted) ? rights : undefined
}

/**
 * Where somebody stands who acts in another's place: with what that person reads, and nothing more. Undefined once it is over, by
 * the clock, because the flag is gone, or because nobody acts for that person any more.
 */
export async function actingStanding(
  database: AccountsNeeds['database'],
  own: Standing,
  { acting, now }: { readonly acting: Acting; readonly now: Instant },
): Promise<Standing | undefined> {
  const isOver = acting.until <= now.milliseconds || !hasFlag(own.rights.granted, 'CanImpersonate')
  if (isOver || acting.practiceId !== own.practice.id) return undefined
  const settings = readingSettings(own.practice.id, own.person.id)
  const read = await database.transaction(settings, async (transaction) =>
    succeeded(await rightsToActFor(transaction, own.practice, acting.profileId)),
  )
  if (!read.ok || !read.value) return undefined
  const { sharedBy: _shared, ...rights } = read.value
  return {
    ...own,
    rights: { ...rights, granted: actingRights(rights.granted), circles: [actsForAnother] },
    acting: { ownProfile: own.rights.profile, until: acting.until },
  }
}
