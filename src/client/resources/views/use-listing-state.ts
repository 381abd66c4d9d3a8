import { useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { newId } from '#client/sync/new-id.ts'
import { useOutbox } from '#client/sync/use-outbox.tsx'
import type { ListingState } from '#generated/types/listing-state.ts'
import type { PersonalPreferences } from '#generated/types/personal-preferences.ts'
import type { ResourceType } from '#generated/types/resources.ts'

/** How this person likes one list; kept with the person's preferences, on the server. */
export type Liking = {
  /** Undefined until it is known. */
  readonly state: ListingState | undefined
  readonly change: (next: ListingState) => void
}

const nothing: ListingState = {}

/** The person's own state of the list of a type. Who has no preferences to write keeps it for as long as the list is open. */
export function useListingState(type: ResourceType): Liking {
  const { profile } = useSession()
  const { may } = usePermissions()
  const outbox = useOutbox()
  const [own, setOwn] = useState<ListingState>()
  const mayRead = may('PersonalPreferences:Read') && profile !== null
  const asked = mayRead && profile ? { filters: [], pageSize: 1, partition: profile.id } : undefined
  const answer = useAnswer('personalPreferences.query', asked)
  const stored = answer?.ok ? answer.value.items[0] : undefined

  const keep = (next: ListingState) => {
    if (!profile || !answer?.ok) return
    if (!stored) {
      if (!may('PersonalPreferences:Create')) return
      const body = { owner: profile, listingState: { [type]: next } }
      void outbox.write({ kind: 'create', type: 'PersonalPreferences', id: newId(), body })
    } else if (may('PersonalPreferences:Update')) {
      void keepIn(stored, next)
    }
  }
  const keepIn = async (before: PersonalPreferences, next: ListingState) => {
    const newest = ((await outbox.latest('PersonalPreferences', before.id)) ?? before) as PersonalPreferences
    const after = { ...newest, listingState: { ...newest.listingState, [type]: next } }
    await outbox.write({ kind: 'patch', type: 'PersonalPreferences', id: before.id, before: newest, after })
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
