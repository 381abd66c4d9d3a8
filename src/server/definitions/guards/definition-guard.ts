import { activeOf } from '#server/definitions/definition/active-of.ts'
import { badTransition, published } from '#server/definitions/definition/bad-transition.ts'
import type { DefinitionRow, DefinitionType } from '#server/definitions/definition/definition-types.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/**
 * What holds for every type of definition: a new one is a Draft; only a Draft is edited (its schema says that publishing alone
 * makes it Active); an Active or Retired one changes its status and nothing else; key and version stay.
 */
export function definitionGuard<Type extends DefinitionType>(type: Type): Guard<Type> {
  return { beforeWrite: (context, change) => allowed(context, type, change) }
}

async function allowed<Type extends DefinitionType>(
  context: Context,
  type: Type,
  { operation, before, after }: Change<Type>,
): Promise<Outcome<DefinitionRow<Type>>> {
  if (operation === 'create' && after.status !== 'Draft') return badTransition('definitions.begins-as-draft')
  if (operation !== 'update' || !before) return succeeded(after)
  if (before.status === 'Draft') return draftChange(before, after)
  if (!isStatusOnly(before, after)) return published()
  return before.status === 'Retired' && after.status === 'Active'
    ? revived(context, type, after)
    : succeeded(after)
}

function draftChange<Row extends DefinitionRow>(before: Row, after: Row): Outcome<Row> {
  const isSame = before.version === after.version && (before.version === 1 || before.key === after.key)
  return isSame ? succeeded(after) : badTransition('definitions.version-stays')
}

/** Everything but the status is as it was. */
function isStatusOnly(before: DefinitionRow, after: DefinitionRow): boolean {
  const bare = ({ status: _status, meta: _meta, display: _display, ...rest }: DefinitionRow) => rest
  return JSON.stringify(sorted(bare(before))) === JSON.stringify(sorted(bare(after)))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value

  const entries = Object.entries(value).filter(([key]) => key !== 'display')
  return Object.fromEntries(
    entries.sort(([one], [two]) => (one < two ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** A retired version comes back only while no other one is in use. */
async function revived<Type extends DefinitionType>(
  context: Context,
  type: Type,
  after: DefinitionRow<Type>,
): Promise<Outcome<DefinitionRow<Type>>> {
  const active = await activeOf(context, type, after.key)
  if (!active.ok) return active
  return active.value ? badTransition('definitions.another-active') : succeeded(after)
}
