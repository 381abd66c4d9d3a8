import { useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { ListingState } from '#generated/types/listing-state.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { ResourceType } from '#generated/types/resources.ts'

/** How this person likes one list; kept with the person's preferences, on the server. */
export type Liking = {
  /** Undefined until it is known. */
  readonly state: ListingState | undefined
  readonly change: (next: ListingState) => void
}

const nothing: ListingState = {}
/** Preferences that this page has begun, by profile: they are there before the server's list shows them. */
const begun = new Map<string, string>()

/** The person's own views and state of the list of a type. Who has no preferences to write keeps it for as long as the list is open. */
export function useListingState(type: ResourceType): Liking {
  const { profile } = useSession()
  const { may } = usePermissions()
  const outbox = useOutbox()
  const { newId } = useWorld()
  const [own, setOwn] = useState<ListingState>()
  const mayRead = may('PersonalPreferences:Read') && profile !== null
  const asked = mayRead && profile ? { filters: [], pageSize: 1, partition: profile.id } : undefined
  const answer = useAnswer('personalPreferences.query', asked)
  const stored = answer?.ok ? answer.value.items[0] : undefined

  const begin = async (owner: Reference, next: ListingState) => {
    const id = newId()
    begun.set(owner.id, id)
    const body = { owner, listingState: { [type]: next } }
    await outbox.write({ kind: 'create', type: 'PersonalPreferences', id, body })
  }
  const keepIn = async (id: string, next: ListingState) => {
    const latest = await outbox.latest('PersonalPreferences', id)
    const known = latest ?? stored
    if (!known) return
    const after = { ...known, listingState: { ...known.listingState, [type]: next } }
    await outbox.write({ kind: 'patch', type: 'PersonalPreferences', id, before: known, after })
  }
  const keep = (next: ListingState) => {
    if (!profile || !answer?.ok) return
    const id = stored?.id ?? begun.get(profile.id)
    if (id === undefined && may('PersonalPreferences:Create')) void begin(profile, next)
    if (id !== undefined && may('PersonalPreferences:Update')) void keepIn(id, next)
  }

  const isKnown = !mayRead || answer !== undefined
  return {
    state: isKnown ? (own ?? stored?.listingState?.[type] ?? nothing) : own,
    change: (next) => {
      setOwn(next)
      keep(next)
    },
  }
}
