import { useCallback, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useWorld } from '#client/ui/world.ts'
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
  const { profile } = useSession()
  const { may } = usePermissions()
  const outbox = useOutbox()
  const { newId } = useWorld()
  const asked = useMemo(
    () =>
      profile && may('PersonalPreferences:Read')
        ? { filters: [], pageSize: 1, partition: profile.id }
        : undefined,
    [profile, may],
  )
  const answer = useAnswer('personalPreferences.query', asked)
  const stored = answer?.ok ? answer.value.items[0] : undefined
  const isKnown = answer?.ok === true

  const change = useCallback(
    async (next: (kept: Kept) => Kept) => {
      if (!isKnown || !profile) return
      if (!stored) {
        if (!may('PersonalPreferences:Create')) return
        const body = { owner: profile, ...next({}) }
        await outbox.write({ kind: 'create', type: 'PersonalPreferences', id: newId(), body })
        return
      }
      if (!may('PersonalPreferences:Update')) return
      const known = (await outbox.latest('PersonalPreferences', stored.id)) ?? stored
      await outbox.write({
        kind: 'patch',
        type: 'PersonalPreferences',
        id: stored.id,
        before: known,
        after: { ...known, ...next(known) },
      })
    },
    [isKnown, stored, profile, may, outbox, newId],
  )
  const pinned = named(stored?.favorites?.patients)
  const others = named(stored?.recent?.patients)
  return {
    pinned,
    recent: others.filter(({ id }) => pinned.every((each) => each.id !== id)).slice(0, mostRecent),
    mayPin: isKnown && may(stored ? 'PersonalPreferences:Update' : 'PersonalPreferences:Create'),
    pin: (id) =>
      void change((kept) => withPinned(kept, [...without(kept.favorites?.patients, id), patient(id)])),
    unpin: (id) => void change((kept) => withPinned(kept, without(kept.favorites?.patients, id))),
    opened: (id) => void change((kept) => withOpened(kept, id)),
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
