import { entryNamed } from '#server/stores/entry-named.ts'
import type { Failure, Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { Writing } from './insert-row-query.ts'

/**
 * What a unique key's refusal of a row means; undefined when the error is something else. The other row is not named: it may be invisible.
 * A new row's own parts are new with it, so where one of them is there already, its id is taken: by a key of somebody else.
 */
export function duplicateOf(error: unknown, { document }: Pick<Writing, 'document'>): Failure | undefined {
  const { code, constraint } = membersOf(error)
  if (code !== '23505') return undefined
  const known = String(constraint)
  if (partsOfRow.includes(known) && document.meta.versionId === '1')
    return { kind: 'conflict', because: 'stores.key-used' }
  if (!uniqueKeys.includes(known)) return undefined
  const message = 'stores.duplicate'
  const parameters = { type: document.resourceType }
  const findings = pointersOf(document).map((pointer): Finding => blocking(pointer, message, parameters))
  return { kind: 'conflict', because: message, subStatus: subStatuses.possibleDuplicate, findings }
}

const uniqueKeys = ['identifier_pkey', 'global_identifier_pkey', 'global_resource_key']

const partsOfRow = [
  'resource_pkey',
  'resource_history_pkey',
  'token_pkey',
  'global_resource_pkey',
  'global_resource_history_pkey',
  'global_token_pkey',
]

/** What of the row must be unique. Under row policies the database does not say which of it was taken. */
function pointersOf(document: Writing['document']): readonly string[] {
  const unique = entryNamed(document.resourceType)?.unique ?? []
  const declared = unique.map(([path = '']) => `/${path.replaceAll('.', '/')}`)
  const named = Array.isArray(document.identifiers) && document.identifiers.length > 0
  return named || declared.length === 0 ? [...declared, '/identifiers'] : declared
}
