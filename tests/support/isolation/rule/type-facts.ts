import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import acts from './acts.json' with { type: 'json' }
import type { ActRule, TypeFacts, VerbFacts } from './expected-answer.ts'
import types from './types.json' with { type: 'json' }
import verbs from './verbs.json' with { type: 'json' }

/** The facts of types and verbs as the isolation matrix walks them: the tables beside this file, by the product's own names of types. */
export const typeFacts: ReadonlyMap<ResourceType, TypeFacts> = new Map(
  Object.values(registry).flatMap(({ type }) => {
    const facts = new Map<string, TypeFacts>(Object.entries(types.types)).get(type)
    return facts ? [[type, facts] as const] : []
  }),
)

/** The seventeen verbs. */
export const verbFacts: ReadonlyMap<string, VerbFacts> = new Map(Object.entries(verbs.verbs))

/** One act of a type, as the trail calls it. */
export type NamedAct = ActRule & { readonly operation: string }

/** The acts of each type. */
export const actsOf: ReadonlyMap<string, readonly NamedAct[]> = new Map(
  Object.entries(acts.types).map(([type, each]) => [
    type,
    Object.entries<ActRule>(each).map(([operation, act]) => ({ operation, ...act })),
  ]),
)

/** Types whose rows of one's own are other rows than everybody's. */
export function isPersonal(type: ResourceType): boolean {
  return (
    typeFacts.get(type)?.circle !== undefined || ['Appointment', 'Note', 'Group', 'Itinerary'].includes(type)
  )
}

/** Are the type's rows about a patient? */
export function isAboutPatient(type: ResourceType): boolean {
  return typeFacts.get(type)?.patient === true
}
