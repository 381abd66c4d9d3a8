import type { RelatedPerson } from '#generated/types/related-person.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** In a chart, who has seen the paper of an authority, and when, is written by the server; one talks with somebody only with a consent or such an authority (schemas/resources/related-person.json). */
export const relatedPersonGuard: Guard<'RelatedPerson'> = {
  beforeWrite: async (context, { before, after, operation }) => {
    if (operation === 'delete' || operation === 'restore') return succeeded(after)

    const { mayDiscuss, authority } = after
    if (mayDiscuss?.allowed && !mayDiscuss.consent && !(authority?.legal && authority.verified))
      return refuse('/mayDiscuss/allowed', 'chart.may-not-discuss')

    return succeeded(
      authority ? { ...after, authority: verified(context, before?.authority, authority) } : after,
    )
  },
}

type Authority = NonNullable<RelatedPerson['authority']>

function verified(context: Context, before: Authority | undefined, authority: Authority): Authority {
  const claimed = withoutStamp(authority)
  if (!authority.verified) return claimed
  // Another authority is another paper: who saw the one before did not see it.
  if (before?.verified && before.verifiedAt && sameStored(withoutStamp(before), claimed)) return before
  const { profile } = context.actor
  return {
    ...claimed,
    verifiedAt: context.now.iso,
    ...(profile?.resourceType === 'Practitioner' && { verifiedBy: profile }),
  }
}

function withoutStamp({ verifiedBy: _by, verifiedAt: _at, ...claimed }: Authority): Authority {
  return claimed
}
