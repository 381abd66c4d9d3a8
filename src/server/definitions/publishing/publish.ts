import type { ChangeLogEntry } from '#generated/types/change-log-entry.ts'
import { activeOf } from '#server/definitions/definition/active-of.ts'
import { badTransition, notPublishable } from '#server/definitions/definition/bad-transition.ts'
import {
  type DefinitionRow,
  type DefinitionType,
  referenceTo,
} from '#server/definitions/definition/definition-types.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Finding, failed, type Outcome } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

/** A definition that is about to be published, with what was found on it. */
export type Publishing<Type extends DefinitionType> = {
  readonly type: Type
  readonly row: DefinitionRow<Type>
  /** The version that the caller had. */
  readonly versionId: string
  readonly findings: readonly Finding[]
}

/** The Draft that shall be published, in the version that the caller had. */
export async function draftOf<Type extends DefinitionType>(
  context: Context,
  type: Type,
  { id, versionId }: { readonly id: string; readonly versionId?: string },
): Promise<Outcome<DefinitionRow<Type>>> {
  const found = await context.stores.of(type).get(id)
  if (!found.ok) return found
  if (versionId === undefined)
    return failed({ kind: 'precondition', status: 428, because: 'stores.version-needed' })

  const current = found.value.meta.versionId
  if (current !== versionId)
    return failed({
      kind: 'conflict',
      because: 'stores.version-changed',
      subStatus: subStatuses.versionChanged,
      versionId: current,
    })
  return found.value.status === 'Draft' ? found : badTransition('definitions.not-a-draft')
}

/**
 * Makes a Draft Active and the former Active version of its key Retired, in the caller's transaction.
 * Findings that block refuse it, all of them named.
 */
export async function publish<Type extends DefinitionType>(
  context: Context,
  { type, row, versionId, findings }: Publishing<Type>,
): Promise<Outcome<DefinitionRow<Type>>> {
  const blocking = findings.filter(({ weight }) => weight === 'blocks')
  if (blocking.length > 0) return notPublishable(findings)

  const former = await retireFormer(context, type, row.key)
  if (!former.ok) return former
  const replaces = former.value ? { replaces: referenceTo(former.value) } : {}
  const next = { ...row, ...replaces, ...logged(context, row), status: 'Active' as const }
  return context.stores.of(type).update({ id: row.id, versionId }, next)
}

async function retireFormer<Type extends DefinitionType>(
  context: Context,
  type: Type,
  key: string,
): Promise<Outcome<DefinitionRow<Type> | undefined>> {
  const active = await activeOf(context, type, key)
  if (!active.ok || !active.value) return active

  const { id, meta } = active.value
  const retired = { ...active.value, status: 'Retired' as const }
  return context.stores.of(type).update({ id, versionId: meta.versionId }, retired)
}

/** Types that keep a change log get an entry. */
function logged(context: Context, row: DefinitionRow): { readonly changeLog?: readonly ChangeLogEntry[] } {
  const { profile } = context.actor
  if (!hasLog(row) || !profile) return {}

  const entry = { version: row.version, at: context.now.iso, by: profile, text: 'Published' }
  return { changeLog: [...(row.changeLog ?? []), entry] }
}

function hasLog(row: DefinitionRow): row is DefinitionRow<'Form' | 'NoteDefinition'> {
  return row.resourceType === 'Form' || row.resourceType === 'NoteDefinition'
}
