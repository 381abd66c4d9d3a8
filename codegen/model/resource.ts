import { closureOf } from '#codegen/load/closure-of.ts'
import {
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
} from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { camel } from '#codegen/load/words.ts'
import { type FieldGroup, fieldGroupsOf } from '#codegen/model/reading/field-groups.ts'
import { readFields } from './read-shape.ts'
import type { Field } from './shape.ts'

export type DeleteRule = 'soft' | 'never' | { readonly field: string; readonly states: readonly string[] }

/** In the generator's model, one stored type. */
export type Resource = {
  readonly type: string
  /** The file's name: `episode-of-care`. */
  readonly name: string
  /** The word that begins its operations' ids: `episodeOfCare`. */
  readonly word: string
  readonly path: string
  readonly label: string
  readonly plural: string
  readonly description: string
  readonly collection: string
  readonly scope: string
  readonly partition: string
  readonly partitionField?: string
  readonly patientField?: string
  readonly ownerField?: string
  readonly alias?: string
  readonly delete: DeleteRule
  readonly verbs: readonly string[]
  readonly display: string
  readonly sort: { readonly field: string; readonly order: string }
  readonly promoted: Readonly<Record<string, string>>
  readonly transitions: JsonObject
  /** Of the transitions, those that no plain write makes: field → state → next state → what makes it. */
  readonly madeBy: JsonObject
  readonly expandable: JsonObject
  readonly unique: readonly Json[]
  /** Rows of this type decide who may do what. */
  readonly decidesRights: boolean
  /** What everybody may change of the row that is himself. */
  readonly ownFields: readonly string[]
  /** What may be said of a row that was entered in error. */
  readonly saidOfError: readonly string[]
  /** The paths of its addresses that lie in a service area. */
  readonly inDistrict: readonly string[]
  /** The state of a draft that saves itself, or `Always`. */
  readonly autosavedWhile?: JsonObject | 'Always'
  /** The list of those who alone reach this patient while it names anybody. */
  readonly confidential?: string
  /** Names the row that took this one's place: whoever refers to this one means that one. */
  readonly successor?: string
  /** The file that a row keeps outside of itself. */
  readonly content?: JsonObject
  /** Its fields in the order of work, as its screen shows them. */
  readonly groups: readonly FieldGroup[]
  /** Who reaches which patients because of a row of this type. */
  readonly team: readonly JsonObject[]
  /** The own fields, without those that every resource shares. */
  readonly fields: readonly Field[]
  readonly example: Json
}

/** Every resource, in the order of the types' names. */
export function resourcesOf(sources: Sources): readonly Resource[] {
  return filesOf(sources, 'resources').map((file) => {
    const inputs = closureOf(sources, file.path)
    return remembered(sources.memory, { name: `model of ${file.path}`, inputs }, () =>
      resourceOf(sources, file),
    )
  })
}

/** The fields of `types/resource.json`, which every resource shares. */
export function commonFields(sources: Sources): readonly Field[] {
  const file = sources.files.get('schemas/types/resource.json')
  if (!isObject(file?.json)) return []
  const { json, path } = file
  return remembered(sources.memory, { name: 'common fields', inputs: closureOf(sources, path) }, () =>
    readFields(sources, json, { file: path, path: '', within: [] }),
  )
}

function resourceOf(sources: Sources, file: SourceFile): Resource {
  const json = isObject(file.json) ? file.json : {}
  const rule = objectAt(json, 'x-resource')
  const type = textAt(json, 'title') ?? ''
  return {
    type,
    name: file.name,
    word: camel(file.name),
    path: file.path,
    label: textAt(json, 'x-label') ?? type,
    plural: textAt(rule, 'plural') ?? type,
    description: textAt(json, 'description') ?? '',
    collection: textAt(rule, 'collection') ?? '',
    scope: textAt(rule, 'scope') ?? 'practice',
    partition: textAt(rule, 'partition') ?? 'practice',
    ...optional(rule, ['partitionField', 'patientField', 'ownerField', 'alias', 'confidential', 'successor']),
    delete: deleteRule(rule.delete),
    verbs: textsAt(rule, 'verbs'),
    display: textAt(rule, 'display') ?? '',
    sort: sortOf(rule),
    promoted: promotedOf(rule),
    transitions: objectAt(rule, 'transitions'),
    madeBy: objectAt(rule, 'madeBy'),
    expandable: objectAt(rule, 'expandable'),
    unique: Array.isArray(rule.unique) ? rule.unique : [],
    decidesRights: rule.decidesRights === true,
    ownFields: textsAt(rule, 'ownFields'),
    saidOfError: textsAt(rule, 'saidOfError'),
    inDistrict: textsAt(rule, 'inDistrict'),
    ...autosavedWhileOf(rule),
    ...(isObject(rule.content) && { content: rule.content }),
    groups: fieldGroupsOf(rule),
    team: objectsAt(rule, 'team'),
    fields: readFields(sources, json, { file: file.path, path: '', within: [] }),
    example: Array.isArray(json.examples) ? json.examples[0] : {},
  }
}

function autosavedWhileOf({ autosavedWhile }: JsonObject): Pick<Resource, 'autosavedWhile'> {
  if (autosavedWhile === 'Always') return { autosavedWhile }
  return isObject(autosavedWhile) ? { autosavedWhile } : {}
}

/** The transitions that a plain write may make. */
export function plainTransitions({
  transitions,
  madeBy,
}: Pick<Resource, 'transitions' | 'madeBy'>): JsonObject {
  return Object.fromEntries(
    Object.keys(transitions).map((field) => {
      const table = objectAt(transitions, field)
      const made = objectAt(madeBy, field)
      const plain = Object.keys(table).map((from) => [
        from,
        textsAt(table, from).filter((to) => objectAt(made, from)[to] === undefined),
      ])
      return [field, Object.fromEntries(plain)]
    }),
  )
}

function optional(rule: JsonObject, keys: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(keys.flatMap((key) => (typeof rule[key] === 'string' ? [[key, rule[key]]] : [])))
}

function sortOf(rule: JsonObject): Resource['sort'] {
  const sort = objectAt(rule, 'sort')
  return { field: textAt(sort, 'field') ?? 'display', order: textAt(sort, 'order') ?? 'asc' }
}

function promotedOf(rule: JsonObject): Readonly<Record<string, string>> {
  const promoted = objectAt(rule, 'promoted')
  const own = optional(promoted, ['status', 'kind', 'startAt', 'endAt', 'name', 'owner'])
  const owner = own.owner ?? textAt(rule, 'ownerField')
  return owner ? { ...own, owner } : own
}

function deleteRule(rule: Json | undefined): DeleteRule {
  if (isObject(rule)) return { field: textAt(rule, 'field') ?? '', states: textsAt(rule, 'states') }
  return rule === 'soft' ? 'soft' : 'never'
}
