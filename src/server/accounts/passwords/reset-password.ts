import { profilesOf, rightsOf } from '#server/accounts/actors.ts'
import { globalRows } from '#server/accounts/people-query.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { linkDays } from '#shared/limits/limits.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { inviteByLink, linkOf } from './credentials-query.ts'

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
  context.note({ target: { type: 'Person', id: person.id }, detail: { event: 'invite-send' } })
  const expiresAt = instantAt(now.milliseconds + linkDays * 24 * 3_600_000).iso
  return succeeded({ link: linkOf(token), expiresAt })
}

async function mayBecome(
  { transaction, actor }: Context,
  practitionerId: string,
  personId: string,
): Promise<Outcome<void>> {
  const [row] = await globalRows(transaction, 'Person', [personId])
  if (!row || row.content.isSystem === true) return refused('accounts.no-sign-in')
  const profiles = profilesOf(row).filter(({ active }) => active)
  const isHere = profiles.some(({ profile }) => profile.id === practitionerId)
  if (!isHere || profiles.some(({ practiceId }) => practiceId !== actor.practiceId))
    return refused('accounts.works-elsewhere')

  const userRoles = (row.content.userRoles ?? []) as readonly string[]
  const held = await Promise.all(
    profiles.map(({ profile }) => rightsOf(transaction, actor.practiceId, profile)),
  )
  const holdsMore = held.some((rights) => rights && !mayGive(actor, rights.granted))
  return holdsMore || userRoles.some((role) => role !== 'user')
    ? failed({ kind: 'forbidden', permission: 'role-escalation' })
    : succeeded(undefined)
}

function mayGive({ granted }: Actor, rights: ReadonlySet<string>): boolean {
  const setsUpRoles = hasFlag(granted, 'CanModifyRoles')
  return [...rights].every(
    (right) => granted.has(right) || (setsUpRoles && !right.includes(':internalflags:')),
  )
}

function refused(message: string): Outcome<never> {
  return failed({
    kind: 'conflict',
    because: message,
    findings: [{ pointer: '', weight: 'blocks', message }],
  })
}
