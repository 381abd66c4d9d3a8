import type { RelatedPerson } from '#generated/types/related-person.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** What gives somebody a say about a patient. Nobody gives it to himself. */
const standing = ['relationship', 'active', 'authority', 'mayDiscuss', 'custody'] as const

/** In a chart, who has seen the paper of an authority, and when, is written by the server; one talks with somebody only with a consent or such an authority (schemas/resources/related-person.json). */
export const relatedPersonGuard: Guard<'RelatedPerson'> = {
  beforeWrite: async (context, { before, after, operation }) => {
    const isPlain =
      operation === 'update' && standing.every((name) => sameStored(before?.[name], after[name]))
    if (before && !isPlain && (await isOneself(context, before)))
      return failed({
        kind: 'forbidden',
        permission: 'RelatedPerson:Update',
        because: 'chart.own-standing',
      })
    if (operation === 'delete' || operation === 'restore') return succeeded(after)

    const { mayDiscuss, authority } = after
    if (mayDiscuss?.allowed && !mayDiscuss.consent && !(authority?.legal && authority.verified))
      return refuse('/mayDiscuss/allowed', 'chart.may-not-discuss')

    return succeeded(
      authority ? { ...after, authority: verified(context, before?.authority, authority) } : after,
    )
  },
}

/** Is this the actor too, whichever of his profiles he acts with? */
async function isOneself({ actor, stores }: Context, { id, profile }: RelatedPerson): Promise<boolean> {
  const { personId } = actor
  if (personId === null || actor.profile === null) return false
  if (profile?.person?.id === personId) return true
  const person = await stores.of('Person').get(personId)
  return person.ok && (person.value.profiles ?? []).some((each) => each.profile.id === id)
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
