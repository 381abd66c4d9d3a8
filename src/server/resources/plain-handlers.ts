import type { PlainHandlers } from '#server/operations/plain-handler.ts'
import { patch, remove, restore, update } from './change.ts'
import { create } from './create.ts'
import { history } from './history.ts'
import { read, readVersion } from './read.ts'
import { search } from './search.ts'

/** What can be done with the rows of every type. */
export const plainHandlers: PlainHandlers = {
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
