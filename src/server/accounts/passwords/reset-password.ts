import { globalRows } from '#server/accounts/people/person-by-login-query.ts'
import { profilesOf, rightsOf } from '#server/accounts/people/rights-of.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { mayGive } from '#server/rights/may-give.ts'
import { instantAt } from '#server/stores/instant.ts'
import { typedRow } from '#server/stores/typed-row.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { linkDays } from '#shared/passwords/password-characters.ts'
import { inviteByLink, linkOf } from './links-query.ts'

/**
 * Makes the one-time link by which somebody of the own practice chooses a new password. Whoever has the link becomes that person, so it is
 * made only for people who work nowhere else, hold no right that the asker does not hold and have no role of the installation.
 */
export const resetPassword: Handler<'practitioner.resetPassword'> = async (context, { id }) => {
  const practitioner = await context.stores.of('Practitioner').get(id)
  if (!practitioner.ok) return practitioner
  const { person } = practitioner.value
  if (!person) return refused('accounts.no-sign-in')
  const mayBe = await mayBecome(context, id, person.id)
  if (!mayBe.ok) return mayBe

  const { now, newId, transaction } = context
  const token = await inviteByLink(transaction, { id: person.id, at: now.iso, newId })
  context.note({ target: { type: 'Person', id: person.id } })
  const expiresAt = instantAt(now.milliseconds + linkDays * 24 * 3_600_000).iso
  return succeeded({ link: linkOf(token), expiresAt })
}

async function mayBecome(context: Context, practitionerId: string, personId: string): Promise<Outcome<void>> {
  const { transaction, actor } = context
  const [row] = await globalRows(transaction, 'Person', [personId])
  if (!row || row.content.isSystem === true) return refused('accounts.no-sign-in')
  const profiles = profilesOf(row).filter(({ active }) => active)
  const isHere = profiles.some(({ profile }) => profile.id === practitionerId)
  if (!isHere || profiles.some(({ practiceId }) => practiceId !== actor.practiceId))
    return refused('accounts.works-elsewhere')

  const { userRoles = [] } = typedRow<'Person'>(row.content)
  const held = await Promise.all(
    profiles.map(({ practiceId, profile }) =>
      rightsOf(transaction, { practiceId, profile, vendorRoles: [] }),
    ),
  )
  const holdsMore = held.some((rights) => rights && !mayGive(context, rights.granted))
  return holdsMore || userRoles.some((role) => role !== 'user')
    ? failed({ kind: 'forbidden', permission: 'role-escalation' })
    : succeeded(undefined)
}

function refused(message: string): Outcome<never> {
  return refuse('', message, { kind: 'conflict' })
}
