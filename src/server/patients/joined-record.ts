import type { MergeChoice } from '#generated/enumerations/merge-choice.ts'
import { registry } from '#generated/tables/registry.ts'
import type { ChosenField } from '#generated/types/chosen-field.ts'
import type { ComparedField } from '#generated/types/compared-field.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Document, isDocument } from '#server/stores/document.ts'
import { hiddenPaths } from '#server/stores/references/masked.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import { storedDocument, typedRow, untypedRow } from '#server/stores/typed-row.ts'
import type { MergedPair } from './may-merge.ts'

/** Who reaches a record, who signs in and what a test is, no merge decides. */
const leftAlone = [
  'id',
  'resourceType',
  'partition',
  'display',
  'meta',
  'confidentialTeam',
  'flags',
  'profile',
]

/** The fields in which two records differ, as far as the asker may read and so choose them. */
export function comparedFields({ actor }: Context, { kept, merged }: MergedPair): readonly ComparedField[] {
  const [mine, theirs] = [untypedRow(kept), untypedRow(merged)]
  const hidden = [kept, merged].flatMap((each) =>
    hiddenPaths(actor, registry.Patient, storedDocument(untypedRow(each))),
  )
  const closed = new Set([
    ...leftAlone,
    ...registry.Patient.serverOwned,
    ...hidden.map((path) => path.split('.')[0] ?? path),
  ])
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter(
    (name) => !closed.has(name),
  )
  return names.flatMap((field): readonly ComparedField[] => {
    const [one, other] = [mine[field], theirs[field]]
    if (other === undefined || sameStored(one, other)) return []
    // No number by which somebody is known is lost.
    if (field === 'identifiers') return [{ field, choices: ['Both'], suggested: 'Both' }]
    if (Array.isArray(other) && (one === undefined || Array.isArray(one)))
      return [{ field, choices: ['Both', 'Kept', 'Merged'], suggested: 'Both' }]
    return [{ field, choices: ['Kept', 'Merged'], suggested: one === undefined ? 'Merged' : 'Kept' }]
  })
}

/** A joined record: the one that stays, with each field from where it was chosen or else suggested, and the other's name beside its own. */
export function joinedRecord(context: Context, pair: MergedPair, chosen: readonly ChosenField[]): Patient {
  const { kept, merged } = pair
  const takes = new Map(chosen.map(({ field, take }) => [field, take]))
  const fields = comparedFields(context, pair).map(({ field, choices, suggested }) => {
    const wanted = takes.get(field)
    const take = wanted !== undefined && choices.includes(wanted) ? wanted : suggested
    return [field, taken(context, { field, take }, pair)] as const
  })
  const joined = typedRow<'Patient'>({ ...kept, ...Object.fromEntries(fields) })
  const lost = takes.get('name') === 'Merged' ? kept.name : merged.name
  const known = [joined.name, ...(joined.otherNames ?? [])]
  if (known.some((name) => sameStored(plainName(name), plainName(lost)))) return joined
  return { ...joined, otherNames: [...(joined.otherNames ?? []), lost] }
}

function plainName({ given, family }: Patient['name']): Document {
  return { given: given ?? [], family: family ?? '' }
}

function taken(
  { newId }: Context,
  { field, take }: { readonly field: string; readonly take: MergeChoice },
  { kept, merged }: MergedPair,
): unknown {
  const [mine, theirs] = [untypedRow(kept)[field], untypedRow(merged)[field]]
  if (take === 'Kept') return mine
  if (take === 'Merged' || !Array.isArray(theirs)) return theirs
  const own: readonly unknown[] = Array.isArray(mine) ? mine : []
  const added = theirs.filter((each) => !own.some((other) => sameStored(withoutId(other), withoutId(each))))
  return [...own, ...added.map((each) => asAdded(each, own, newId))]
}

function withoutId(value: unknown): unknown {
  if (!isDocument(value)) return value
  const { id: _id, ...others } = value
  return others
}

/** An entry beside others: under an id of its own, and not the first of a kind of which there is one already. */
function asAdded(value: unknown, own: readonly unknown[], newId: () => string): unknown {
  if (!isDocument(value)) return value
  const others = own.filter(isDocument)
  const isDouble = value.id !== undefined && others.some(({ id }) => id === value.id)
  const isFirst = value.primary === true && others.some(({ primary }) => primary === true)
  return { ...value, ...(isDouble && { id: newId() }), ...(isFirst && { primary: false }) }
}
