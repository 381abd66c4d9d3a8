import type { Json, JsonObject } from '#codegen/load/json.ts'

/** In the generator's model, what a value can be. */
export type Shape =
  | {
      readonly kind: 'text'
      readonly maxLength?: number
      readonly pattern?: string
      readonly format?: string
      readonly markdown?: true
    }
  | { readonly kind: 'number'; readonly whole: boolean; readonly minimum?: number; readonly maximum?: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'date' | 'dateTime' | 'time' | 'approximate' }
  | {
      readonly kind: 'choice'
      readonly values: readonly string[]
      readonly enumeration?: string
      /** Value → what it was written as before. */
      readonly renamed?: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'coded'
      readonly list?: string
      /** The list has more items than one would want to see at once. */
      readonly long?: true
      /** The list whose words are offered, where words of one's own are taken as well. */
      readonly suggests?: string
    }
  | {
      readonly kind: 'reference'
      readonly targets: readonly string[]
      readonly pinned: boolean
      /** Why it may lead to rows of another patient than its own row. */
      readonly otherPatient?: string
      /** The field of its part, or of a part around it, whose patient it has to be of. */
      readonly ofPatient?: string
      /** What becomes of it when the row that it leads to is deleted; absent: that is refused. */
      readonly onDeletion?: string
    }
  | {
      readonly kind: 'object'
      readonly typeName?: string
      readonly fields: readonly Field[]
      /** Exactly one of its fields is there. */
      readonly oneOf?: true
      /** The inner fields that order such values, first things first, and those whose words are searched. */
      readonly sortKey?: readonly string[]
      readonly textKeys?: readonly string[]
    }
  | { readonly kind: 'list'; readonly item: Shape; readonly minItems?: number; readonly maxItems?: number }
  /** JSON whose inside has no fixed fields, or repeats itself: elements, answers, conditions. */
  | { readonly kind: 'free'; readonly of?: { readonly file: string; readonly schema: JsonObject } }

/** One field of a resource or of a complex type. `path` is dotted from the resource; lists are passed through silently. */
export type Field = {
  readonly name: string
  readonly path: string
  readonly label: string
  readonly description?: string
  readonly shape: Shape
  readonly required: boolean
  readonly createRequired: boolean
  readonly serverOwned: boolean
  readonly immutable: boolean
  readonly searchable: boolean | readonly string[]
  readonly sortable: boolean
  readonly textIndexed: boolean
  readonly masked?: string
  /** Who is named here, or what, gives rights or reach of patients. */
  readonly gives?: string
  /** The id of a row: made when the row is added, and never shown. */
  readonly rowId: boolean
  /** The reference beside it that leads to the form which is answered here. */
  readonly answersTo?: string
  /** What others call it: headings of a file that mean it. */
  readonly headings: readonly string[]
  /** Counts the place of its part in the list. */
  readonly place: boolean
  /** Its description stands under it on screens. */
  readonly helps: boolean
  /** Programs write it; nobody is asked for it on a screen. */
  readonly unasked: boolean
  /** May be written and is never answered. */
  readonly writeOnly: boolean
  /** What the value means beyond its pattern (`time-zone`, `period`, …): a check that the server adds. */
  readonly meaning?: string
  readonly default?: Json
  /** The name that it had before. */
  readonly renamedFrom?: string
  /** A signature covers it. */
  readonly signed?: true
  /** What the server puts in when a new row brings nothing: its clock, or who writes. */
  readonly filled?: 'now' | 'author'
  /** What the server keeps here of other rows that name this one. */
  readonly rolledUp?: RollUp
  /** How the value follows from another field of the same row. */
  readonly follows?: Follows
  /** State → states that may follow, of a part of a row. */
  readonly transitions?: JsonObject
}

/** The first value at the path, or only that of a list's first entry; whether it is one of these; or whether there is any. */
export type Follows = {
  readonly path: string
  readonly is?: readonly string[]
  readonly there?: true
  readonly ofFirst?: true
}

/** How a value is taken of rows that name this one; `told`: of none, an act tells it. */
export type RollUp = {
  readonly take: string
  /** Only times that are still to come. */
  readonly ahead?: true
  /** Rows that a label closes count too. */
  readonly evenClosed?: true
  readonly of: readonly RollUpSource[]
}

/** Rows that count: of a type, naming this one in a field, in these states; and the field that is taken. */
export type RollUpSource = {
  readonly type: string
  readonly by: string
  readonly where?: readonly string[]
  readonly having?: string
  readonly value?: string
}

/** The shape of one entry: a list's item, anything else itself. */
export function entryOf(shape: Shape): Shape {
  return shape.kind === 'list' ? entryOf(shape.item) : shape
}

/** The fields inside a shape, if it has any. */
export function fieldsIn(shape: Shape): readonly Field[] {
  const entry = entryOf(shape)
  return entry.kind === 'object' ? entry.fields : []
}

/** The field at a dotted path, lists passed through. */
export function fieldAt(fields: readonly Field[], path: string): Field | undefined {
  const [first = '', ...rest] = path.split('.')
  const field = fields.find(({ name }) => name === first)
  return field && rest.length > 0 ? fieldAt(fieldsIn(field.shape), rest.join('.')) : field
}

/** Every field at any depth, parents first. */
export function deepFields(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [field, ...deepFields(fieldsIn(field.shape))])
}
