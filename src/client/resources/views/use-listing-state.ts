import { useState } from 'react'
import { usePersonalPreferences } from '#client/sync/outbox/use-personal-preferences.ts'
import type { ListingState } from '#generated/types/listing-state.ts'
import type { ResourceType } from '#generated/types/resources.ts'

/** How this person likes one list; kept with the person's preferences, on the server. */
export type Liking = {
  /** Undefined until it is known. */
  readonly state: ListingState | undefined
  /** Answers when it is safe on this device. */
  readonly change: (next: ListingState) => Promise<void>
}

const nothing: ListingState = {}

/** The person's own views and state of the list of a type. Who has no preferences to write keeps it for as long as the list is open. */
export function useListingState(type: ResourceType): Liking {
  const { isKnown, preferences, keep } = usePersonalPreferences()
  const [own, setOwn] = useState<ListingState>()
  return {
    state: isKnown ? (own ?? preferences?.listingState?.[type] ?? nothing) : own,
    change: (next) => {
      setOwn(next)
      return keep(({ listingState }) => ({ listingState: { ...listingState, [type]: next } }))
    },
  }
}
