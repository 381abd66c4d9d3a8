// Generated from schemas/types/form-element.json by npm run generate. Edits are lost.
import type { Calculation } from './calculation.ts'
import type { CodeMapping } from './code-mapping.ts'
import type { ConditionGroup } from './condition-group.ts'
import type { ContactSystem } from '../enumerations/contact-system.ts'
import type { Content } from './content.ts'
import type { ElementCarryForward } from '../enumerations/element-carry-forward.ts'
import type { ElementDisplay } from '../enumerations/element-display.ts'
import type { ElementId } from './element-id.ts'
import type { GridAxis } from './grid-axis.ts'
import type { InstructionTone } from '../enumerations/instruction-tone.ts'
import type { LiveRegion } from '../enumerations/live-region.ts'
import type { Option } from './option.ts'
import type { OptionOrder } from '../enumerations/option-order.ts'
import type { PrintSettings } from './print-settings.ts'
import type { Repeats } from './repeats.ts'
import type { SaveTarget } from '../enumerations/save-target.ts'
import type { SignatureMethod } from '../enumerations/signature-method.ts'
import type { SignerRole } from '../enumerations/signer-role.ts'
import type { Unit } from './unit.ts'
import type { Validation } from './validation.ts'

/** One element of a form; type selects the shape. The generator makes the union of every file in schemas/elements, each merged with element-common. */
export type FormElement =
  | AddressElement
  | ApproximateElement
  | AttachmentElement
  | BooleanElement
  | ChoiceElement
  | ContactPointElement
  | DateTimeElement
  | DateElement
  | DecimalElement
  | DurationElement
  | GridElement
  | HeadingElement
  | InstructionsElement
  | IntegerElement
  | OpenChoiceElement
  | QuantityElement
  | RankingElement
  | ReferenceElement
  | RepeaterElement
  | SectionElement
  | ServiceEventsElement
  | SignatureElement
  | StringElement
  | TextElement
  | TimeElement
  | UrlElement
  | UsStateElement

export type FormElementType = FormElement['type']

/** an Address */
export interface AddressElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Address'
}

/** a year, month, day or instant */
export interface ApproximateElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Approximate'
}

/** references to files */
export interface AttachmentElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Attachment'
  readonly contentTypes?: readonly string[]
  readonly maxFiles?: number
}

/** true or false; absent is not answered */
export interface BooleanElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Boolean'
  readonly checkboxFalse?: boolean
}

/** the code of an option; with multiple an array of codes in option order */
export interface ChoiceElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Choice'
  readonly options?: readonly Option[]
  readonly codedList?: string
  readonly multiple?: boolean
  readonly optionOrder?: OptionOrder
}

/** a ContactPoint */
export interface ContactPointElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'ContactPoint'
  readonly systems?: readonly ContactSystem[]
}

/** an instant with its offset */
export interface DateTimeElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'DateTime'
}

/** YYYY-MM-DD */
export interface DateElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Date'
}

/** a number with at most decimals places */
export interface DecimalElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Decimal'
  readonly decimals?: number
  readonly fraction?: boolean
  readonly unit?: Unit
  readonly step?: number
  readonly minLabel?: string
  readonly maxLabel?: string
}

/** H:MM:SS */
export interface DurationElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Duration'
}

/** {rows: {rowId: {columnId: value, _na?: true}}}, or an array of rows when freeRows */
export interface GridElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label?: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Grid'
  readonly rows?: readonly GridAxis[]
  readonly columns: readonly FormElement[]
  readonly freeRows?: boolean
  readonly addLabel?: string
}

/** none */
export interface HeadingElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Heading'
  readonly level?: number
}

/** none */
export interface InstructionsElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label?: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Instructions'
  readonly body?: string
  readonly bodyId?: string
  readonly tone?: InstructionTone
  readonly image?: Content
}

/** a whole number */
export interface IntegerElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Integer'
  readonly unit?: Unit
  readonly step?: number
  readonly minLabel?: string
  readonly maxLabel?: string
}

/** {code} or {text}; with multiple an array of them */
export interface OpenChoiceElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'OpenChoice'
  readonly options?: readonly Option[]
  readonly codedList?: string
  readonly multiple?: boolean
}

/** {value, unit} */
export interface QuantityElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Quantity'
  readonly units?: readonly Unit[]
  readonly decimals?: number
}

/** option codes in rank order; may be partial */
export interface RankingElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Ranking'
  readonly options?: readonly Option[]
  readonly codedList?: string
}

/** a reference; with multiple an array of them */
export interface ReferenceElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Reference'
  readonly types: readonly string[]
  readonly filter?: {
    readonly [k: string]: unknown
  }
  readonly multiple?: boolean
  readonly pinned?: boolean
}

/** an array of objects {_rowId, answers by child id} */
export interface RepeaterElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label?: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Repeater'
  readonly children: readonly FormElement[]
  readonly addLabel?: string
  readonly summary?: string
}

/** none: the children's answers stay flat by id */
export interface SectionElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label?: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Section'
  readonly children: readonly FormElement[]
  readonly collapsible?: boolean
  readonly collapsed?: boolean
  readonly columns?: number
}

/** an array of ServiceEvent */
export interface ServiceEventsElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'ServiceEvents'
}

/** a captured signature */
export interface SignatureElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Signature'
  readonly statement?: string
  readonly role?: SignerRole
  readonly methods?: readonly SignatureMethod[]
}

/** one line of text */
export interface StringElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'String'
}

/** several lines; a small part of markdown */
export interface TextElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Text'
  readonly plain?: boolean
}

/** HH:MM */
export interface TimeElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Time'
}

/** an address on the web */
export interface UrlElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'Url'
}

/** two letters */
export interface UsStateElement {
  readonly id: ElementId
  /** The question; may contain practice words like {{label.patient}}. */
  readonly label: string
  /** A message id used instead of label, on generated screens only. */
  readonly labelId?: string
  readonly shortLabel?: string
  readonly help?: string
  readonly placeholder?: string
  /** Needed at ready or submit, not while drafting. */
  readonly required?: boolean
  readonly requiredWhen?: ConditionGroup
  /** When true, the validation of this element is skipped. */
  readonly unless?: ConditionGroup
  readonly readOnly?: boolean
  /** Never shown; may hold a calculated value. */
  readonly hidden?: boolean
  readonly visibleWhen?: ConditionGroup
  /** Columns of the 10-unit grid. */
  readonly width?: number
  readonly repeats?: Repeats
  /** A value, or {'path': …} of form-elements 7.1. */
  readonly default?: unknown
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly carryForward?: ElementCarryForward
  /** A path of form-elements 7.1. */
  readonly prefill?: string
  readonly codes?: readonly CodeMapping[]
  readonly saveAs?: SaveTarget
  readonly print?: PrintSettings
  readonly scribeHint?: string
  readonly sensitive?: boolean
  readonly a11y?: {
    readonly describedBy?: ElementId
    readonly live?: LiveRegion
  }
  readonly type: 'UsState'
  readonly military?: boolean
}
