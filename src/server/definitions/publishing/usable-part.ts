import type { Reference } from '#generated/types/reference.ts'
import { notPublishable, stops } from '#server/definitions/definition/bad-transition.ts'
import type { DefinitionRow, DefinitionType } from '#server/definitions/definition/definition-types.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** What is published names another definition: where, which one, and how a Draft of it is checked and published. */
export type PublishedPart<Type extends DefinitionType> = {
  readonly type: Type
  readonly reference: Reference
  /** Where it is named, as a JSON Pointer. */
  readonly place: string
  readonly publishRow: (context: Context, draft: DefinitionRow<Type>) => Promise<Outcome<DefinitionRow<Type>>>
}

/** A part as it is used from now on: a Draft is checked and published on the way, one that is Retired or not there refuses. */
export async function usablePart<Type extends DefinitionType>(
  context: Context,
  { type, reference, place, publishRow }: PublishedPart<Type>,
): Promise<Outcome<DefinitionRow<Type>>> {
  const found = await context.stores.of(type).get(reference.id)
  if (!found.ok) return isAbsent(found.failure.kind) ? notThere(place, reference) : found
  const { status, name } = found.value
  if (status === 'Retired') return notPublishable([stops(place, 'definitions.part-retired', { name })])
  return status === 'Active' ? found : publishRow(context, found.value)
}

function isAbsent(kind: string): boolean {
  return kind === 'missing' || kind === 'gone'
}

function notThere(place: string, { display, id }: Reference): Outcome<never> {
  return notPublishable([stops(place, 'definitions.part-missing', { name: display ?? id })])
}
