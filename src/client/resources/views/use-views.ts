import { useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { type ListView, ownView, searchOfView, viewOf } from '#client/resources/rows/list-view.ts'
import type { WidthChoice } from '#client/resources/rows/widths.ts'
import { useSearch } from '#client/routing/use-go.tsx'
import type { AskedOf } from '#client/ui/states/answered.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Listing } from '#generated/types/listing.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { idOfWord, isMeantFor, ownWord, type SavedView, savedViewOf } from './saved-view.ts'
import { useListingState } from './use-listing-state.ts'

/** The ways of looking at a list that have a name, and the one in force. */
export type Views = {
  /** False until it is known which view opens. */
  readonly isKnown: boolean
  readonly saved: readonly SavedView[]
  /** The named view that the address is upon; undefined for the type as it is meant to be seen. */
  readonly current: SavedView | undefined
  /** The address names a view that is not there, or not for this person. */
  readonly isMissing: boolean
  readonly view: ListView
  readonly change: (view: ListView) => void
  readonly choice: WidthChoice
  /** The id of the view that opens first; undefined: the type's own. */
  readonly firstId: string | undefined
  /** Answers when it is safe on this device. */
  readonly setFirst: (id: string | undefined) => Promise<void>
  /** How the list of views was asked for. */
  readonly asked: AskedOf
  /** A view that has just been stored is there at once, before the list of views is read again. */
  readonly adopt: (listing: Listing) => void
}

/** The view of an address: a saved one, or the one that this person opens first, with what was changed upon it. */
export function useViews(description: ScreenDescription): Views {
  const [search, setSearch] = useSearch()
  const { state, change: like } = useListingState(description.type)
  const { all, adopt, asked } = useSaved(description)
  const { view: word, sort, order, columns, where, deleted } = search
  const isNamed = word !== undefined && word !== ownWord
  const firstId = state?.listing
  const wantedId = isNamed ? idOfWord(word) : undefined
  const openedId = wantedId ?? (word === ownWord ? undefined : firstId)
  const current = useMemo(
    () => (openedId === undefined ? undefined : all?.find(({ listing }) => listing.id === openedId)),
    [all, openedId],
  )
  const base = useMemo(() => current?.view ?? ownView(description), [current, description])
  const view = useMemo(
    () => viewOf({ sort, order, columns, where, deleted }, description, base),
    [sort, order, columns, where, deleted, description, base],
  )
  const widths = useMemo(() => ({ ...current?.widths, ...state?.widths }), [current, state?.widths])

  return {
    isKnown: state !== undefined && (openedId === undefined || all !== undefined),
    saved: all ?? [],
    current,
    isMissing: wantedId !== undefined && asked.answer?.ok === true && all !== undefined && !current,
    asked,
    view,
    change: (next) => setSearch(searchOfView(next, description, base)),
    choice: { widths, choose: (next) => void like({ ...state, widths: next }) },
    firstId,
    adopt,
    setFirst: (id) => {
      const { listing: _, ...rest } = state ?? {}
      return like(id === undefined ? rest : { ...rest, listing: id })
    },
  }
}

/** The saved views of a type that are meant for this person, by name. */
function useSaved(description: ScreenDescription) {
  const { profile } = useSession()
  const { may } = usePermissions()
  const mayRead = may('Listing:Read')
  const asked = useMemo(
    (): QueryCall => ({
      filters: [
        { field: 'listedType', op: 'eq', value: description.type },
        { field: 'kind', op: 'eq', value: 'Dynamic' },
      ],
      pageSize: 200,
      orderBy: 'name',
    }),
    [description.type],
  )
  const answer = useAnswer('listing.query', mayRead ? asked : undefined)
  const isStaff = profile?.resourceType === 'Practitioner' && may('Practitioner:Read')
  const self = useAnswer('practitioner.read', isStaff && profile ? { id: profile.id } : undefined)

  const [adopted, setAdopted] = useState<readonly Listing[]>([])
  const all = useMemo((): readonly SavedView[] | undefined => {
    if (!mayRead) return []
    if (!answer || (isStaff && !self)) return undefined
    if (!answer.ok) return []
    const me = { profileId: profile?.id, roleIds: self?.ok ? self.value.roles.map(({ id }) => id) : [] }
    return withAdopted(answer.value.items, adopted)
      .filter((listing) => isMeantFor(listing, me))
      .map((listing) => savedViewOf(listing, description))
  }, [mayRead, answer, isStaff, self, profile, description, adopted])
  return {
    all,
    adopt: (listing: Listing) => setAdopted((before) => [...before, listing]),
    asked: { answer: mayRead ? answer : succeeded([]), onRetry: () => askAgain('listing.query', asked) },
  }
}

/** An adopted view stands for the one that was read until a newer version of it has been read. */
function withAdopted(read: readonly Listing[], adopted: readonly Listing[]): readonly Listing[] {
  const newest = new Map(adopted.map((listing) => [listing.id, listing]))
  const known = read.map((listing) => {
    const other = newest.get(listing.id)
    newest.delete(listing.id)
    return other?.meta?.versionId === listing.meta.versionId ? other : listing
  })
  return [...known, ...newest.values()]
}
