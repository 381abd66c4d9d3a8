import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal } from '#codegen/emit/text/literal.ts'
import { remembered } from '#codegen/load/memory.ts'
import { embeddedOf } from '#codegen/model/embedded-of.ts'
import type { Model } from '#codegen/model/model.ts'
import { patientRulesOf } from '#codegen/model/patient-rules.ts'
import { registryEntry } from '#codegen/model/registry-entry.ts'

/** What the server must know of each type to store it: plain data, no function. */
export function emitRegistry(model: Model): Emitted {
  const entries = model.resources.map((resource) => {
    const known = {
      name: `registry of ${resource.type}`,
      inputs: [
        ...[resource, model.common, patientRulesOf(model.resources, resource)],
        embeddedOf(model, resource),
      ],
    }
    return remembered(
      model.sources.memory,
      known,
      () => `  ${resource.type}: ${literal(registryEntry(model, resource), 1)},`,
    )
  })
  const text = `${head}\nexport const registry: { readonly [Type in ResourceType]: TypeEntry } = {\n${entries.join('\n')}\n}`
  return { path: 'generated/tables/registry.ts', from: 'schemas/resources', text }
}

const head = `import type { ResourceType } from '../types/resources.ts'

/** How a value becomes a token: \`reference\` its id, \`coded\` its code, \`day\` and \`instant\` as they stand, \`text\` folded. */
export type TokenKind = 'reference' | 'code' | 'coded' | 'text' | 'boolean' | 'number' | 'day' | 'instant' | 'approximate'

/** Field → states, one of which must be there. */
export type States = Readonly<Record<string, readonly string[]>>

/** Whom a row names: the references at these paths, \`self\` the row itself; with \`each\` within each part of that list. */
export type TeamSide = {
  readonly each?: string
  readonly where?: States
  readonly at: readonly string[]
  readonly types?: readonly string[]
  /** The period of each part: the reach begins with it and ends a day after it. */
  readonly period?: string
}

/** Why people reach patients because of a row, what whoever writes it must have for that, and when it ends. */
export type TeamRule = {
  readonly reason: string
  readonly giving: 'nothing' | 'presence' | 'standing'
  readonly where?: States
  readonly unless?: States
  readonly patients: TeamSide
  readonly people: TeamSide
  readonly until?: {
    readonly days: number
    readonly after: readonly string[]
    readonly where?: States
    readonly unless?: States
  }
}

/** The file of a row: the field that says what it is, the most bytes, what may be uploaded, and other fields that the server fills of it. */
export type ContentRule = {
  readonly field: string
  readonly largest: number
  readonly mediaTypes?: readonly string[]
  readonly while?: States
  readonly width?: string
  readonly height?: string
  readonly scan?: string
  readonly text?: string
  readonly textResult?: string
  readonly textIssue?: string
}

/** A field that holds what is taken of other rows, which name its row in one of their fields; told: what an act tells. */
export type RollUp = {
  readonly field: string
  readonly take: 'latest' | 'earliest' | 'count' | 'newest' | 'all' | 'digest' | 'told'
  /** Only times that are still to come. */
  readonly ahead?: true
  /** Rows that a label closes count too. */
  readonly evenClosed?: true
  readonly of: readonly {
    readonly type: ResourceType
    readonly by: string
    /** The states in which they count. */
    readonly where?: readonly string[]
    /** Only those that say something here. */
    readonly having?: string
    readonly value?: string
  }[]
}

export type TypeEntry = {
  readonly type: ResourceType
  readonly collection: string
  /** Another name that the collection's single row answers to. */
  readonly alias?: string
  readonly scope: 'practice' | 'global'
  readonly partition: 'practice' | 'patient' | 'subject' | 'owner' | 'channel' | 'global'
  /** The field whose reference's id is the partition. */
  readonly partitionField?: string
  /** The reference to the patient that visibility follows; \`self\` for Patient. */
  readonly patientField?: string
  readonly ownerField?: string
  readonly delete: 'soft' | 'never' | { readonly field: string; readonly states: readonly string[] }
  readonly verbs: readonly ('create' | 'read' | 'update' | 'delete')[]
  readonly display: string
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' }
  /** Column → path. \`key\`: the one text that is unique within a global type. */
  readonly promoted: { readonly [Column in 'status' | 'kind' | 'startAt' | 'endAt' | 'name' | 'owner']?: string }
  /** Every path that a filter may name, promoted ones too. Lists are passed through. */
  readonly searchable: readonly { readonly path: string; readonly kind: TokenKind }[]
  /** Searchable paths that are not in a promoted column, and references that a deletion asks about: these have a token each. */
  readonly tokens: readonly { readonly path: string; readonly kind: TokenKind }[]
  /** Paths of the texts whose words can be searched; \`field\` is what a filter names. */
  readonly texts: readonly { readonly field: string; readonly path: string }[]
  readonly sortable: readonly string[]
  /** What a sortable path is ordered by, first things first; there for \`promoted.name\` too. */
  readonly sortKeys: Readonly<Record<string, readonly string[]>>
  /** Top-level fields that only the server writes. */
  readonly serverOwned: readonly string[]
  /** Fields inside others that only the server writes. */
  readonly serverOwnedWithin: readonly string[]
  readonly immutable: readonly string[]
  /** Fields that every stored row has. */
  readonly required: readonly string[]
  /** Fields that every create must bring. */
  readonly createRequired: readonly string[]
  readonly masked: readonly { readonly path: string; readonly flag: string }[]
  /** Top-level fields that are stored and that no answer shows. */
  readonly writeOnly: readonly string[]
  readonly references: readonly {
    readonly path: string
    readonly targets: readonly string[]
    readonly pinned: boolean
    /** The path of the field that names the patient whose rows it may lead to; \`self\`: the row is that patient. */
    readonly patientFrom?: string
    /** Why it may lead to rows of another patient. */
    readonly otherPatient?: string
    /** What becomes of it when the row that it leads to is deleted; absent: that is refused. \`keep\`: it says what was. */
    readonly onDeletion?: 'clear' | 'along' | 'keep'
  }[]
  /** References inside elements, however deep: \`under\` leads to the elements, \`name\` is the field of each. What they lead to is in use. */
  readonly embedded?: readonly {
    readonly path: string
    readonly under: string
    readonly name: string
    readonly targets: readonly string[]
  }[]
  /** Paths of coded values and the list that their code comes from. */
  readonly coded: readonly { readonly path: string; readonly list: string }[]
  /** Paths of values that mean more than their pattern says: an IANA zone, a period that ends after it begins … */
  readonly meanings: readonly { readonly path: string; readonly meaning: string }[]
  /** Top-level fields that a signature covers: what was signed stays as it was signed. */
  readonly signed?: readonly string[]
  /** Paths that were called otherwise before; calls of the old name are understood. */
  readonly renamed?: readonly { readonly from: string; readonly to: string }[]
  /** Paths whose values were written otherwise before: old value → new one. */
  readonly rewritten?: readonly { readonly path: string; readonly values: Readonly<Record<string, string>> }[]
  /** Each list of paths is unique within the type. */
  readonly unique: readonly (readonly string[])[]
  /** Field → value that a create gets when it brings none. */
  readonly defaults: Readonly<Record<string, unknown>>
  /** Path → value for a field inside another, wherever that other is there. */
  readonly defaultsWithin: Readonly<Record<string, unknown>>
  /** Field → what the server puts in when a create brings none: its clock, or who writes. */
  readonly filled: Readonly<Record<string, 'now' | 'author'>>
  /** What the server keeps in rows of this type of other rows that name them. */
  readonly rolledUp?: readonly RollUp[]
  /** Rows of this type decide who may do what: after a write nothing that is kept in memory of rights is trusted. */
  readonly decidesRights?: true
  /** The file that a row keeps outside of itself, and where the row says what of it. */
  readonly content?: ContentRule
  /** What everybody may change of the row that is himself, without a grant. */
  readonly ownFields?: readonly string[]
  /** What may be said of a row that was entered in error; all else of it stays as it was written. */
  readonly saidOfError?: readonly string[]
  /** The paths of its addresses whose district follows from their postal code. */
  readonly inDistrict?: readonly string[]
  /** The state of a draft that saves itself, or that it always does: so saved, it keeps a version every ten minutes and not each time. */
  readonly autosavedWhile?: 'Always' | { readonly field: string; readonly state: string }
  /** The list of those who alone reach this patient while it names anybody. */
  readonly confidential?: string
  /** Names the row that took this one's place: whoever refers to this one means that one. */
  readonly successor?: string
  /** Who reaches which patients because of a row of this type. */
  readonly team?: readonly TeamRule[]
  /** Field → state → states that may follow; \`(new)\`: where a row may begin. */
  readonly transitions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** Path → how its value follows from another field of the row: the first value there (\`ofFirst\`: only in the first entry of the list), whether it is one of these, or whether there is any. */
  readonly follows?: Readonly<Record<string, { readonly path: string; readonly is?: readonly string[]; readonly there?: true; readonly ofFirst?: true }>>
  /** The same of fields within parts that have an id of their own. */
  readonly transitionsWithin?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** Field → state → next state → what makes it: an operation by its id, signatures, a job or an act. No plain write does. */
  readonly madeBy?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
  readonly expandable: Readonly<Record<string, readonly string[]>>
}
`
