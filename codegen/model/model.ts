import type { Sources } from '#codegen/load/sources.ts'
import { type Act, actsOf } from './act.ts'
import { type CodedList, codedListsOf } from './coded-list.ts'
import { type Enumeration, enumerationsOf } from './enumeration.ts'
import { type ElementKind, elementKindsOf, type RuleKind, ruleKindsOf } from './kinds.ts'
import { labelsOf, type Message, messagesOf } from './message.ts'
import { type Labels, labelRulesOf, type Permissions, permissionsOf } from './permissions.ts'
import { type PlainCalls, plainCallsOf, type Stream, streamsOf } from './plain-calls.ts'
import { type Own, ownOf } from './reading/own.ts'
import { type Shared, sharedOf } from './reading/shared.ts'
import { commonFields, type Resource, resourcesOf } from './resource.ts'
import type { Field } from './shape.ts'
import { type Structures, structuresOf } from './structure.ts'
import { askedByPolicies, type Table, tablesOf } from './table.ts'

/** All that the schemas say, as plain data in our own words. `sources` is for the two emitters that hand JSON Schema on: types and validators. */
export type Model = {
  readonly sources: Sources
  readonly enumerations: readonly Enumeration[]
  readonly common: readonly Field[]
  readonly resources: readonly Resource[]
  readonly acts: readonly Act[]
  /** How values are entered that the fields of a form cannot hold, by name. */
  readonly structures: Structures['byName']
  readonly plain: PlainCalls
  readonly streams: readonly Stream[]
  readonly elementKinds: readonly ElementKind[]
  readonly ruleKinds: readonly RuleKind[]
  readonly lists: readonly CodedList[]
  readonly permissions: Permissions
  readonly labels: Labels
  readonly own: Own | undefined
  readonly shared: readonly Shared[]
  readonly messages: readonly Message[]
  readonly tables: readonly Table[]
  /** Functions of the database that row policies call, as SQL. */
  readonly policyFunctions: readonly string[]
}

/** Reads the checked sources as a model. */
export function modelOf(sources: Sources): Model {
  const resources = resourcesOf(sources)
  const structures = structuresOf(sources, resources)
  const parts = {
    enumerations: enumerationsOf(sources),
    common: commonFields(sources),
    resources,
    acts: actsOf(sources),
  }
  return {
    ...parts,
    sources,
    structures: structures.byName,
    plain: plainCallsOf(sources),
    streams: streamsOf(sources),
    elementKinds: elementKindsOf(sources),
    ruleKinds: ruleKindsOf(sources),
    lists: codedListsOf(sources),
    permissions: permissionsOf(sources),
    labels: labelRulesOf(sources),
    own: ownOf(sources),
    shared: sharedOf(sources),
    messages: messagesOf(sources, labelsOf({ ...parts, structures: structures.labels })),
    tables: tablesOf(sources),
    policyFunctions: askedByPolicies(sources),
  }
}
