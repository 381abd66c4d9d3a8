import type { contentVerbs } from '#generated/operations/plain.ts'
import type { PlainHandlers } from '#server/operations/plain-handler.ts'
import { create } from './create.ts'
import { history } from './history.ts'
import { read, readVersion } from './read.ts'
import { search } from './search.ts'
import { patch, remove, restore, update } from './update.ts'

type ContentVerb = (typeof contentVerbs)[number]

/** What can be done with the rows of every type. */
export const plainHandlers: Omit<PlainHandlers, ContentVerb> = {
  list: search,
  query: search,
  create,
  read,
  readVersion,
  history,
  update,
  patch,
  delete: remove,
  restore,
}
