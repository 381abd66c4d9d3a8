import { useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { Change } from '#client/sync/change.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { storeChange } from '#client/sync/storing/store-change.ts'
import { useWorld } from '#client/ui/world.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Listing } from '#generated/types/listing.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { type CalendarSearch, fieldsOfView } from './kept-view.ts'

const asked: QueryCall = {
  filters: [{ field: 'kind', op: 'eq', value: 'Calendar' }],
  pageSize: 200,
  orderBy: 'name',
}

/** What a saved view is known by. */
export type KeptView = Pick<Listing, 'id' | 'name' | 'filters'>

/** The saved views of the calendar of whoever is signed in, by name, and what may be done with them; what was done is seen at once, also without a connection. */
export function useKeptViews() {
  const { profile } = useSession()
  const { may } = usePermissions()
  const outbox = useOutbox()
  const { newId } = useWorld()
  const answer = useAnswer('listing.query', may('Listing:Read') ? asked : undefined)
  const [changed, setChanged] = useState<ReadonlyMap<string, KeptView | undefined>>(new Map())
  const [failure, setFailure] = useState<SeenFailure>()
  const read = useMemo(
    () => (answer?.ok ? answer.value.items.filter(({ owner }) => owner.id === profile?.id) : []),
    [answer, profile],
  )
  const views = useMemo(() => withChanged(read, changed), [read, changed])

  const store = async (change: Change<'Listing'>, after: KeptView | undefined) => {
    const stored = await storeChange(outbox, change)
    if (stored.kind === 'refused') {
      if (stored.entry) await outbox.discard(stored.entry.id)
      setFailure(stored.failure)
      return false
    }
    setFailure(undefined)
    setChanged((before) => new Map([...before, [change.id, after]]))
    return true
  }
  const newest = async (id: string) =>
    (await outbox.latest('Listing', id)) ?? read.find((listing) => listing.id === id)

  return {
    views,
    answer,
    failure,
    retry: () => askAgain('listing.query', asked),
    mayKeep: may('Listing:Create'),
    save: (name: string, search: CalendarSearch) => {
      const id = newId()
      const body = { name, visibility: 'Personal', ...fieldsOfView(search) } as const
      return store({ kind: 'create', type: 'Listing', id, body }, { id, ...body })
    },
    rename: async (id: string, name: string) => {
      const before = await newest(id)
      if (!before) return false
      const after = { ...before, name }
      return store({ kind: 'patch', type: 'Listing', id, before, after }, after)
    },
    remove: async (id: string) => {
      const before = await newest(id)
      return before ? store({ kind: 'delete', type: 'Listing', id, before }, undefined) : false
    },
  }
}

function withChanged(
  read: readonly KeptView[],
  changed: ReadonlyMap<string, KeptView | undefined>,
): readonly KeptView[] {
  const known = new Map<string, KeptView | undefined>([
    ...read.map((view) => [view.id, view] as const),
    ...changed,
  ])
  const there = [...known.values()].flatMap((view) => view ?? [])
  return there.sort((one, other) => one.name.localeCompare(other.name))
}
