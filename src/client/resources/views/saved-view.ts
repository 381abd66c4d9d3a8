import { type ListView, ownView, viewOf } from '#client/resources/rows/list-view.ts'
import type { Widths } from '#client/resources/rows/widths.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Listing } from '#generated/types/listing.ts'
import type { Reference } from '#generated/types/reference.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** A way of looking at a list that was given a name: for oneself, for roles, or for the whole practice. */
export type SavedView = {
  readonly listing: Listing
  readonly view: ListView
  readonly widths: Widths
}

/** For whom a view is meant. */
export type Sharing = Pick<Listing, 'visibility'> & { readonly roles: readonly Reference[] }

/** What is stored of a view beside its name and for whom it is. */
export type ViewFields = Pick<Listing, 'columns' | 'filters' | 'sort'>

/** A stored list as a view; what does not fit the type any more is left out. */
export function savedViewOf(listing: Listing, description: ScreenDescription): SavedView {
  const [first] = listing.sort ?? []
  const { where, deleted } = listing.filters ?? {}
  const search = {
    columns: listing.columns.map(({ path }) => path).join(','),
    sort: first?.path,
    order: first?.order,
    where: JSON.stringify(Array.isArray(where) ? where.map(tripleOf) : []),
    deleted: deleted === true ? 'true' : undefined,
  }
  const widths = listing.columns.flatMap(({ path, width }) => (width === undefined ? [] : [[path, width]]))
  return {
    listing,
    view: viewOf(search, description, ownView(description)),
    widths: Object.fromEntries(widths),
  }
}

/** What is written of a view. */
export function fieldsOf(view: ListView, widths: Widths): ViewFields {
  return {
    columns: view.columns.map((path) => {
      const width = widths[path]
      return width === undefined ? { path } : { path, width }
    }),
    sort: [{ path: view.sort.field, order: view.sort.order }],
    filters: {
      where: view.conditions.map(({ field, op, value }) => ({ field, op, value })),
      ...(view.includeDeleted && { deleted: true }),
    },
  }
}

/** Whether a view is meant for somebody with these roles: one's own, everybody's, and those of one's roles. */
export function isMeantFor({ visibility, owner, sharedWith }: Listing, me: Me): boolean {
  if (owner.id === me.profileId || visibility === 'Practice') return true
  return visibility === 'Team' && (sharedWith ?? []).some(({ id }) => me.roleIds.includes(id))
}

/** Who looks. */
export type Me = { readonly profileId: string | undefined; readonly roleIds: readonly string[] }

/** How a view is named in an address: its name for people, its id for us. */
export function wordOf({ id, name }: Pick<Listing, 'id' | 'name'>): string {
  const readable = name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${readable}~${id}`
}

/** The id in the word of an address. */
export function idOfWord(word: string): string {
  return word.slice(word.lastIndexOf('~') + 1)
}

/** The word for the type as it is meant to be seen, where another view would open first. */
export const ownWord = 'all'

function tripleOf(each: unknown): unknown {
  if (typeof each !== 'object' || each === null) return each
  const { field, op, value } = membersOf(each)
  return [field, op, value]
}
