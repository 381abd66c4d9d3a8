import type { WellFormed } from '#server/operations/plain-handler.ts'
import { isDocument } from '#server/stores/document.ts'
import { understood } from '#server/stores/opening/open-stores.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { readOperations } from '#shared/patch/read-operations.ts'
import { expansionOf } from './expanded.ts'
import { leavingOf } from './leaving.ts'
import { readSearch, type SearchAsked } from './read-search.ts'

/** Can a plain call of a resource be understood at all? Asked before permissions, so that a 400 stands before a 403 (`src/server/operations/README.md`, "Saying no"). */
export const isWellFormed: WellFormed = (verb, asked) => {
  const { entry, input } = asked
  switch (verb) {
    case 'create':
    case 'update':
      return isDocument(input.body) ? fine : failed({ kind: 'malformed', what: 'http.object-expected' })
    case 'patch':
      return nothingOf(readOperations(input.body))
    case 'list':
    case 'query':
      return nothingOf(both(searchOf(asked), both(leavingOf(input), expansionOf(entry, input.query?.expand))))
    case 'read':
      return nothingOf(expansionOf(entry, input.query?.expand))
    default:
      return fine
  }
}

function searchOf(asked: SearchAsked): Outcome<unknown> {
  const search = readSearch(asked)
  return search.ok ? understood(asked.entry.type, search.value) : search
}

const fine = succeeded(undefined)

function both(first: Outcome<unknown>, second: Outcome<unknown>): Outcome<unknown> {
  return first.ok ? second : first
}

function nothingOf(outcome: Outcome<unknown>): Outcome<void> {
  return outcome.ok ? fine : outcome
}
