import type { ActReplies } from '#generated/operations/operations.ts'
import type { Invite } from '#generated/types/invite.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import type { Store } from '#server/stores/store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { linkDays } from '#shared/passwords/password-characters.ts'
import { keepInvitation } from './invitation-query.ts'
import { inviteLetter } from './invite-letter.ts'
import { hashOfCode, type InviteLink, newInviteCode, newInviteLink, pathOfInvite } from './invite-link.ts'
import {
  birthDateOf,
  canBeInvited,
  type Invited,
  type InvitedType,
  patientOfInvited,
  personOfInvited,
} from './invited.ts'
import { mayInvite } from './may-invite.ts'
import { withInvite } from './write-invite.ts'

/** Sends an invitation to a patient. */
export const invitePatient: Handler<'patient.invite'> = (context, asked) =>
  sendInvite(context, context.stores.of('Patient'), asked)

/** Sends an invitation to somebody of the staff. */
export const invitePractitioner: Handler<'practitioner.invite'> = (context, asked) =>
  sendInvite(context, context.stores.of('Practitioner'), asked)

/** Sends an invitation to somebody in a patient's place. */
export const inviteRelatedPerson: Handler<'relatedPerson.invite'> = (context, asked) =>
  sendInvite(context, context.stores.of('RelatedPerson'), asked)

type Asked = { readonly id: string; readonly target: string }
type Reply = ActReplies['patient.invite']

/**
 * Sends an invitation: by e-mail where the house sends mail, and else whoever invites hands the link over, which the trail says.
 * Whether the address has an account makes no difference: nobody looks.
 */
async function sendInvite<Type extends InvitedType>(
  context: Context,
  store: Store<Type>,
  { id, target }: Asked,
): Promise<Outcome<Reply>> {
  const found = await store.get(id)
  if (!found.ok) return found
  const row: Invited = found.value
  const patientId = patientOfInvited(row)
  if (patientId !== null) context.note({ patientId })
  const inviting = await mayBeInvited(context, row, target)
  if (!inviting.ok) return inviting

  const link = newInviteLink(context.actor.practiceId, id)
  const code = birthDateOf(row) === undefined ? newInviteCode() : undefined
  const expiresAt = instantAt(context.now.milliseconds + linkDays * 86_400_000).iso
  const wait = await keepInvitation(context.transaction, {
    link,
    profileType: row.resourceType,
    patientId,
    code: code === undefined ? null : hashOfCode(link, code),
    inviter: context.actor,
    sentAt: context.now,
    expiresAt,
  })
  if (wait !== undefined) return failed({ kind: 'busy', retryAfterMilliseconds: wait })

  const invite: Invite = { status: 'Sent', target, sentAt: context.now.iso, expiresAt }
  const written = await withInvite(store, found.value, invite)
  if (!written.ok) return written
  const isMailed = await mail(context, row, { link, target })
  context.note({ detail: { delivery: isMailed ? 'mail' : 'handed' } })
  return succeeded({
    expiresAt,
    ...(!isMailed && { link: pathOfInvite(link) }),
    ...(code !== undefined && { code }),
  })
}

/** Somebody who can be invited, at an own contact, by somebody who may. */
async function mayBeInvited(context: Context, row: Invited, target: string): Promise<Outcome<void>> {
  const patientId = patientOfInvited(row)
  if (patientId !== null && context.actor.allowed.includes(patientId))
    return failed({ kind: 'forbidden', permission: 'x-security-token', because: 'invites.forced-access' })
  if (!canBeInvited(row)) return refuse('', 'invites.inactive', { kind: 'conflict' })
  if (personOfInvited(row) !== undefined || row.invite?.status === 'Accepted')
    return refuse('', 'invites.accepted', { kind: 'conflict' })
  if (!addressesOf(row).includes(target)) return refuse('/target', 'invites.not-a-contact')
  if (row.resourceType === 'Patient' && row.birthDate === undefined)
    return refuse('', 'invites.no-birth-date', { kind: 'conflict' })
  return mayInvite(context, { id: row.id, type: row.resourceType })
}

/** Where somebody gets messages. */
function addressesOf({ contacts = [] }: Invited): readonly string[] {
  return contacts
    .filter(({ system }) => system === 'email' || system === 'phone' || system === 'sms')
    .map(({ value }) => value)
}

/** Sends the link by e-mail once the invitation is kept; false where the house sends none, or to a telephone. */
async function mail(
  context: Context,
  row: Invited,
  { link, target }: { readonly link: InviteLink; readonly target: string },
): Promise<boolean> {
  const isAddress = (row.contacts ?? []).some(({ system, value }) => system === 'email' && value === target)
  if (!context.mail || !isAddress || !/^[^\s@<>]+@[^\s@<>]+$/.test(target)) return false
  const letter = await inviteLetter(context, pathOfInvite(link), context.mail.address)
  const laid = await context.mail.lay({ ...letter, to: target })
  context.afterwards(() => laid.send())
  return true
}
