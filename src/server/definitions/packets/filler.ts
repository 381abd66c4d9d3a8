import type { PacketAudience } from '#generated/enumerations/packet-audience.ts'
import { packetAudiences } from '#generated/enumerations/packet-audience.ts'
import type { SignerRole } from '#generated/enumerations/signer-role.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'

/** Who fills in a packet, and which parts of it. */
export type Filler = {
  readonly person: Reference
  readonly audiences: readonly PacketAudience[]
  readonly isStaff: boolean
}

/**
 * The acting profile as one who fills in a packet. Staff who may write answers fill in any part, as when it comes on paper; everybody
 * else only what is theirs as an assignee: for others there is no such packet.
 */
export function fillerOf({ actor }: Pick<Context, 'actor'>, { assignees }: PacketResponse): Outcome<Filler> {
  const { profile: person, granted } = actor
  if (person?.resourceType === 'Practitioner')
    return permits(granted, 'QuestionnaireResponse:Update')
      ? succeeded({ person, audiences: packetAudiences, isStaff: true })
      : failed({ kind: 'forbidden', permission: 'QuestionnaireResponse:Update' })
  if (!person) return failed({ kind: 'missing' })
  const own = assignees.filter((each) => each.person.id === person.id)
  const audiences = own.map(({ audience }) => audience)
  return audiences.length > 0 ? succeeded({ person, audiences, isStaff: false }) : failed({ kind: 'missing' })
}

/** As whom somebody signs what is filled in by an audience; undefined: staff sign elsewhere, with their passwords. */
export function signerRoleOf(audience: PacketAudience): SignerRole | undefined {
  return audience === 'Staff' ? undefined : audience
}
