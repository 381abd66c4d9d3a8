import type { ConditionOperator } from '#generated/enumerations/condition-operator.ts'
import type { ElementDisplay } from '#generated/enumerations/element-display.ts'
import type { InstructionTone } from '#generated/enumerations/instruction-tone.ts'
import type { FormElementType } from '#generated/types/elements.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Answer } from './answer.ts'

/** One of the element types (`schemas/elements`). */
export type ElementType = FormElementType

/** One comparison; `source` is an element id or a context path; `rows: 'all'` asks every row of a repeater. */
export type Clause = {
  readonly source: string
  readonly operator: ConditionOperator
  /** Any JSON value. */
  readonly value?: unknown
  readonly rows?: 'any' | 'all' | undefined
}

/** Clauses joined by And, Or or None (no clause true); nesting at most 4. */
export type ConditionGroup = {
  readonly combinator: 'And' | 'Or' | 'None'
  readonly clauses: readonly (Clause | ConditionGroup)[]
}

/** A calculated value (form-elements §6); sources are element ids, context paths or constants. */
export type Calculation = {
  readonly kind: 'Sum' | 'Multiply' | 'Difference' | 'Average' | 'Copy'
  readonly sources: readonly (string | number)[]
  readonly missing?: 'PerKind' | 'Zero' | 'Blank' | 'Skip' | undefined
  readonly decimals?: number | undefined
  readonly rounding?: 'HalfUp' | 'HalfEven' | 'Down' | 'Up' | undefined
  readonly minSources?: number | undefined
  readonly editable?: boolean | undefined
  readonly unitFactor?: number | undefined
  readonly keepLast?: boolean | undefined
}

/** One possible answer of a choice. `labelId` is a message id and stands in generated screens only. */
export type Option = {
  readonly code: string
  readonly label?: string | undefined
  readonly labelId?: string | undefined
  readonly score?: number | undefined
  readonly exclusive?: boolean | undefined
  readonly allowText?: boolean | undefined
  readonly icon?: string | undefined
  readonly help?: string | undefined
  readonly hiddenWhen?: ConditionGroup | undefined
  readonly codes?: readonly CodeMapping[] | undefined
}

/** A code of another system for the same thing. */
export type CodeMapping = {
  readonly system: string
  readonly code: string
  readonly display?: string | undefined
}

/** The generic schema rules of form-elements §4. */
export type Validation = {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly minDate?: string | undefined
  readonly maxDate?: string | undefined
  readonly length?: number | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly email?: boolean | undefined
  readonly url?: boolean | undefined
  readonly trim?: boolean | undefined
  readonly lowercase?: boolean | undefined
  readonly uppercase?: boolean | undefined
  readonly integer?: boolean | undefined
  readonly positive?: boolean | undefined
  readonly negative?: boolean | undefined
  readonly oneOf?: readonly unknown[] | undefined
  readonly notOneOf?: readonly unknown[] | undefined
  readonly pattern?: string | undefined
  readonly patternMessage?: string | undefined
  readonly minItems?: number | undefined
  readonly maxItems?: number | undefined
  readonly unique?: string | undefined
  readonly minWords?: number | undefined
  readonly warnMin?: number | undefined
  readonly warnMax?: number | undefined
}

/** A row of a grid with fixed rows. */
export type GridRow = {
  readonly id: string
  readonly label?: string | undefined
  readonly labelId?: string | undefined
}

/**
 * One question or display of a form, as the engine reads it: the fields of form-elements §1 and, all optional,
 * those that belong to single types. The generated union `FormElement` says which belong to which.
 */
export type Element = {
  readonly id: string
  readonly type: ElementType
  readonly label?: string | undefined
  readonly labelId?: string | undefined
  readonly shortLabel?: string | undefined
  readonly help?: string | undefined
  readonly placeholder?: string | undefined
  readonly required?: boolean | undefined
  readonly requiredWhen?: ConditionGroup | undefined
  readonly unless?: ConditionGroup | undefined
  readonly readOnly?: boolean | undefined
  readonly hidden?: boolean | undefined
  readonly visibleWhen?: ConditionGroup | undefined
  readonly width?: number | undefined
  readonly repeats?: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined
  /** Any JSON value, or `{path}`. */
  readonly default?: unknown
  readonly display?: ElementDisplay | undefined
  readonly unit?: { readonly code: string; readonly label?: string | undefined } | undefined
  readonly options?: readonly Option[] | undefined
  readonly codedList?: string | undefined
  readonly validation?: Validation | undefined
  readonly calculation?: Calculation | undefined
  readonly prefill?: string | undefined
  readonly codes?: readonly CodeMapping[] | undefined
  /** Section, Repeater */
  readonly children?: readonly Element[] | undefined
  readonly collapsible?: boolean | undefined
  readonly addLabel?: string | undefined
  readonly summary?: string | undefined
  /** Heading 2..4 */
  readonly level?: number | undefined
  /** Instructions: markdown, or a message id */
  readonly body?: string | undefined
  readonly bodyId?: string | undefined
  readonly tone?: InstructionTone | undefined
  /** Boolean */
  readonly checkboxFalse?: boolean | undefined
  /** Choice, OpenChoice */
  readonly multiple?: boolean | undefined
  /** Decimal */
  readonly decimals?: number | undefined
  /** Text without formatting */
  readonly plain?: boolean | undefined
  /** Integer, Decimal */
  readonly step?: number | undefined
  readonly minLabel?: string | undefined
  readonly maxLabel?: string | undefined
  /** Grid: fixed rows and the cells of each; with `freeRows` a list of rows. (Of a section: how many stand side by side.) */
  readonly rows?: readonly GridRow[] | undefined
  readonly columns?: number | readonly Element[] | undefined
  readonly freeRows?: boolean | undefined
  /** Attachment */
  readonly contentTypes?: readonly string[] | undefined
  readonly maxFiles?: number | undefined
  /** Reference; `patientFrom` stands in generated screens only: the field that names the patient whose rows are offered. */
  readonly types?: readonly string[] | undefined
  readonly patientFrom?: string | undefined
  /** Subform: the form inside. Instrument: the questionnaire. */
  readonly form?: Reference | undefined
  readonly questionnaire?: Reference | undefined
  /** Scale */
  readonly anchors?: readonly { readonly value: number; readonly label: string }[] | undefined
  /** Score */
  readonly bands?:
    | readonly {
        readonly min: number
        readonly max: number
        readonly label: string
        readonly severity?: string
      }[]
    | undefined
  /** LastValue: the element; Trend: what is drawn. */
  readonly of?: string | undefined
  readonly definitionKey?: string | undefined
  readonly code?: string | undefined
  readonly shortName?: string | undefined
  /** Quantity */
  readonly units?: readonly { readonly code: string; readonly label?: string | undefined }[] | undefined
}

/** A check across fields of a form: when the group is true, the message is shown. */
export type CrossCheck = {
  readonly when: ConditionGroup
  readonly message: string
  readonly severity?: 'Block' | 'Warn' | 'Info' | undefined
}

/** What the engine needs of a Form or a Questionnaire. */
export type Definition = {
  readonly elements: readonly Element[]
  readonly validations?: readonly CrossCheck[] | undefined
}

/** Stored JSON as the answer that it is. */
export function asAnswer(stored: unknown): Answer | undefined {
  return stored as Answer | undefined
}

/** The columns of a grid; none for other elements. */
export function columnsOf(element: Element): readonly Element[] {
  return Array.isArray(element.columns) ? element.columns : []
}

/**
 * A stored Form or Questionnaire, or a generated edit screen, as the engine reads it: the same object, so that
 * what is compiled for it is found again. Its shape was checked by the generated validator at the door.
 */
export function definitionOf(stored: { readonly elements: readonly unknown[] }): Definition {
  return stored as Definition
}

/** True for a group, false for a single clause. */
export function isGroup(clause: Clause | ConditionGroup): clause is ConditionGroup {
  return 'combinator' in clause
}

/** The clauses of a group and of all groups inside it. */
export function clausesOf(group: ConditionGroup | undefined): readonly Clause[] {
  if (!group) return []
  return group.clauses.flatMap((clause) => (isGroup(clause) ? clausesOf(clause) : [clause]))
}

const containers: ReadonlySet<ElementType> = new Set(['Section', 'Columns', 'Tabs'])
const displayOnly: ReadonlySet<ElementType> = new Set([
  ...containers,
  'Heading',
  'Instructions',
  'Divider',
  'PageBreak',
  'LastValue',
  'Trend',
  'PatientBanner',
])

/** True for the types that only hold others, whose answers stay flat. */
export function holdsOthers({ type }: Pick<Element, 'type'>): boolean {
  return containers.has(type)
}

/** True for the types that hold an answer (a repeater holds rows). */
export function holdsAnswer(element: Element): boolean {
  return !displayOnly.has(element.type)
}
