import { usePersonalPreferences } from '#client/sync/outbox/use-personal-preferences.ts'
import type { PersonalPreferences } from '#generated/types/personal-preferences.ts'
import type { Reference } from '#generated/types/reference.ts'

const mostRecent = 8

/** The patients whom this person keeps at hand: pinned by hand, and those opened last. */
export type OwnPatients = {
  readonly pinned: readonly Reference[]
  readonly recent: readonly Reference[]
  readonly mayPin: boolean
  readonly pin: (id: string) => void
  readonly unpin: (id: string) => void
  /** The patient was opened now. */
  readonly opened: (id: string) => void
}

type Kept = Pick<PersonalPreferences, 'recent' | 'favorites'>

/** The own patients, kept with the person's preferences on the server. */
export function useOwnPatients(): OwnPatients {
  const { preferences: stored, mayKeep, keep } = usePersonalPreferences()
  const pinned = named(stored?.favorites?.patients)
  const others = named(stored?.recent?.patients)
  return {
    pinned,
    recent: others.filter(({ id }) => pinned.every((each) => each.id !== id)).slice(0, mostRecent),
    mayPin: mayKeep,
    pin: (id) => keep((kept) => withPinned(kept, [...without(kept.favorites?.patients, id), patient(id)])),
    unpin: (id) => keep((kept) => withPinned(kept, without(kept.favorites?.patients, id))),
    opened: (id) => keep((kept) => withOpened(kept, id)),
  }
}

/** Whom the reader may not see any more has no name, and is not shown. */
function named(patients: readonly Reference[] = []): readonly Reference[] {
  return patients.filter(({ display }) => display !== undefined)
}

function patient(id: string): Reference {
  return { id, resourceType: 'Patient' }
}

function without(patients: readonly Reference[] = [], id: string): readonly Reference[] {
  return patients.filter((each) => each.id !== id)
}

function withPinned(kept: Kept, patients: readonly Reference[]): Kept {
  return { favorites: { ...kept.favorites, patients } }
}

function withOpened(kept: Kept, id: string): Kept {
  const [first] = kept.recent?.patients ?? []
  if (first?.id === id) return {}
  const patients = [patient(id), ...without(kept.recent?.patients, id)].slice(0, mostRecent)
  return { recent: { ...kept.recent, patients } }
}
