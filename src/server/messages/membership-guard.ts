import type { MessageId } from '#generated/messages/ids.ts'
import type { ChannelMembership } from '#generated/types/channel-membership.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { ownIds } from '#shared/permissions/acting.ts'
import { everyLabel } from '#shared/permissions/circles-of.ts'
import { type Care, careOf, isInside } from './care-of.ts'

/**
 * A membership says since when somebody is out of the channel: the server writes it when he leaves or is removed, and takes it
 * away when he is back (schemas/resources/channel-membership.json). A member leaves and mutes; those who look after the channel
 * remove and take back; owners alone say who else does.
 */
export const membershipGuard: Guard<'ChannelMembership'> = {
  beforeWrite: async (context, change) => {
    const { operation, before, after } = change
    const care = await careFor(context, change)
    if (!care.ok) return care
    const refusal = refusalOf(change, { care: care.value, isMember: isMember(context, after) })
    if (refusal && !isSystem(context)) return refuse(operation, refusal)

    const { leftAt = context.now.iso, ...others } = after
    const isOut = !isInside(after.state)
    const isNew = before === undefined || isInside(before.state)
    const left = isNew ? context.now.iso : leftAt
    const changes = operation === 'create' || operation === 'update'
    return succeeded<ChannelMembership>(changes ? { ...others, ...(isOut && { leftAt: left }) } : after)
  },
}

type Membership = ChannelMembership
/** Who asks, as he stands to the membership and its channel. */
type Standing = { readonly care: Care; readonly isMember: boolean }

const raised: readonly string[] = ['Owner', 'Moderator']
const personal = ['notify', 'mutedUntil', 'lastRead'] as const

/** Why somebody may not write it so; undefined where he may. */
function refusalOf(
  { operation, before, after }: Change<'ChannelMembership'>,
  standing: Standing,
): MessageId | undefined {
  const { care, isMember } = standing
  if (operation === 'create' || !before)
    return raised.includes(after.role) && care !== 'Owner' ? 'messages.owner-gives-roles' : undefined
  if (operation === 'update') return changeRefusal(before, after, standing)
  return operation === 'delete' && isMember ? undefined : careRefusal(before, care)
}

function changeRefusal(before: Membership, after: Membership, standing: Standing): MessageId | undefined {
  if (before.role !== after.role && standing.care !== 'Owner') return 'messages.owner-gives-roles'
  const isPersonal = personal.some((name) => !sameStored(before[name], after[name]))
  if (isPersonal && !standing.isMember) return 'messages.member-alone'
  return before.state === after.state ? undefined : stateRefusal(before, after, standing)
}

function stateRefusal(before: Membership, after: Membership, { care, isMember }: Standing) {
  if (!isInside(before.state)) return careRefusal(after, care)
  if (after.state !== 'Removed') return isMember ? undefined : 'messages.member-alone'
  return careRefusal(before, care)
}

/** Owners remove and take back everybody, moderators those who look after nothing. */
function careRefusal({ role }: Membership, care: Care): MessageId | undefined {
  if (care === 'Nobody') return 'messages.looks-after'
  return raised.includes(role) && care !== 'Owner' ? 'messages.owner-gives-roles' : undefined
}

/** What is only the member's is written often, and asks for no more. */
function careFor(
  context: Context,
  { operation, before, after }: Change<'ChannelMembership'>,
): Promise<Outcome<Care>> {
  const isQuiet = operation === 'update' && before?.role === after.role && before.state === after.state
  return isQuiet ? Promise.resolve(succeeded('Nobody')) : careOf(context, after.channel.id)
}

/** The installation's own work keeps memberships up to date for everybody. */
function isSystem({ actor }: Context): boolean {
  return actor.circles.includes(everyLabel)
}

function isMember({ actor }: Context, { member }: Membership): boolean {
  return ownIds(actor).some((id) => id === member.id)
}

const verbs = { create: 'Create', update: 'Update', delete: 'Delete', restore: 'Delete' } as const

function refuse(operation: keyof typeof verbs, because: MessageId): Outcome<never> {
  return failed({ kind: 'forbidden', permission: `ChannelMembership:${verbs[operation]}`, because })
}
