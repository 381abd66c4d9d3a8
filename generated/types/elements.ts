// Generated from schemas/types/form-element.json by npm run generate. Edits are lost.
import type { BandSeverity } from '../enumerations/band-severity.ts'
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
import type { Reference } from './reference.ts'
import type { Repeats } from './repeats.ts'
import type { SaveTarget } from '../enumerations/save-target.ts'
import type { SignatureMethod } from '../enumerations/signature-method.ts'
import type { SignerRole } from '../enumerations/signer-role.ts'
import type { Unit } from './unit.ts'
import type { Validation } from './validation.ts'

/** One element of a form; type selects the shape. The generator makes the union of every file in schemas/elements, each merged with element-common. */
export type FormElement =
  | AddressElement
  | AllergiesElement
  | ApproximateElement
  | AttachmentElement
  | BodyMapElement
  | BooleanElement
  | CalculatedElement
  | ChoiceElement
  | ColumnsElement
  | ConsentElement
  | ContactPointElement
  | DateTimeElement
  | DateElement
  | DecimalElement
  | DiagnosisElement
  | DividerElement
  | DrawingElement
  | DurationElement
  | EpisodeElement
  | GoalsElement
  | GridElement
  | HeadingElement
  | HumanNameElement
  | ImageElement
  | InstructionsElement
  | InstrumentElement
  | IntegerElement
  | InterventionsElement
  | LastValueElement
  | LocationPickerElement
  | LocationElement
  | MedicationsElement
  | MentalStatusElement
  | NextAppointmentElement
  | OpenChoiceElement
  | OrganizationPickerElement
  | PageBreakElement
  | ParticipantsElement
  | PatientBannerElement
  | PlaceOfServiceElement
  | PractitionerElement
  | ProblemsElement
  | ProgramElement
  | QuantityElement
  | RankingElement
  | ReferenceElement
  | RelatedPersonPickerElement
  | RepeaterElement
  | RiskElement
  | SafetyPlanElement
  | ScaleElement
  | ScoreElement
  | SectionElement
  | ServiceEventsElement
  | ServiceElement
  | SessionTimeElement
  | SignatureElement
  | StringElement
  | SubformElement
  | SubstanceUseElement
  | TabsElement
  | TextElement
  | TimeElement
  | TimerElement
  | TrendElement
  | UrlElement
  | UsStateElement
  | VitalSignsElement

export type FormElementType = FormElement['type']

/** What any of them may have, each field with the types that it has among them. */
export interface AnyElement {
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
  readonly type: FormElementType
  readonly contentTypes?: readonly string[]
  readonly maxFiles?: number
  readonly checkboxFalse?: boolean
  readonly decimals?: number
  readonly unit?: Unit
  readonly options?: readonly Option[]
  readonly codedList?: string
  readonly multiple?: boolean
  readonly optionOrder?: OptionOrder
  readonly children?: readonly AnyElement[]
  readonly body?: string
  readonly systems?: readonly ContactSystem[]
  readonly fraction?: boolean
  readonly step?: number
  readonly minLabel?: string
  readonly maxLabel?: string
  readonly filter?: {
    readonly [k: string]: unknown
  }
  readonly rows?: readonly GridAxis[]
  readonly columns?: (readonly AnyElement[] | number)
  readonly freeRows?: boolean
  readonly addLabel?: string
  readonly level?: number
  readonly bodyId?: string
  readonly tone?: InstructionTone
  readonly image?: Content
  readonly questionnaire?: Reference
  readonly of?: ElementId
  readonly definitionKey?: string
  readonly units?: readonly Unit[]
  readonly types?: readonly string[]
  readonly pinned?: boolean
  /** The field that names the patient whose rows are offered, on generated screens only. */
  readonly patientFrom?: string
  readonly summary?: string
  readonly anchors?: readonly {
    readonly value: number
    readonly label: string
  }[]
  readonly bands?: readonly {
    readonly min: number
    readonly max: number
    readonly label: string
    readonly severity: BandSeverity
  }[]
  readonly collapsible?: boolean
  readonly collapsed?: boolean
  readonly statement?: string
  readonly role?: SignerRole
  readonly methods?: readonly SignatureMethod[]
  readonly form?: Reference
  readonly perService?: boolean
  readonly plain?: boolean
  readonly code?: string
  readonly shortName?: string
  readonly months?: number
  readonly military?: boolean
}

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

/** an array of {allergy, snapshot, reviewed} */
export interface AllergiesElement {
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
  readonly type: 'Allergies'
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

/** {figure, side, marks} */
export interface BodyMapElement {
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
  readonly type: 'BodyMap'
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

/** a calculated number or text */
export interface CalculatedElement {
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
  readonly calculation: Calculation
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
  readonly type: 'Calculated'
  readonly decimals?: number
  readonly unit?: Unit
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

/** none: the children's answers stay flat by id */
export interface ColumnsElement {
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
  readonly type: 'Columns'
  readonly children: readonly FormElement[]
}

/** {decision, statementHash} */
export interface ConsentElement {
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
  readonly type: 'Consent'
  readonly body: string
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

/** an array of {condition, code, display, rank} */
export interface DiagnosisElement {
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
  readonly type: 'Diagnosis'
}

/** none */
export interface DividerElement {
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
  readonly type: 'Divider'
}

/** {strokes, media, description} */
export interface DrawingElement {
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
  readonly type: 'Drawing'
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

/** a reference */
export interface EpisodeElement {
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
  readonly type: 'Episode'
  readonly filter?: {
    readonly [k: string]: unknown
  }
}

/** an array of {carePlan, problemId, goalId, objectiveId, interventionId, rating, comment, minutes} */
export interface GoalsElement {
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
  readonly type: 'Goals'
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

/** a human name */
export interface HumanNameElement {
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
  readonly type: 'HumanName'
}

/** {media, caption} */
export interface ImageElement {
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
  readonly type: 'Image'
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

/** {response, scores} */
export interface InstrumentElement {
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
  readonly type: 'Instrument'
  readonly questionnaire: Reference
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

/** an array of {code} or {text} */
export interface InterventionsElement {
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
  readonly type: 'Interventions'
  readonly codedList?: string
  readonly options?: readonly Option[]
}

/** none */
export interface LastValueElement {
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
  readonly type: 'LastValue'
  readonly of: ElementId
  readonly definitionKey?: string
}

/** a reference; with multiple an array of them */
export interface LocationPickerElement {
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
  readonly type: 'LocationPicker'
  readonly multiple?: boolean
  readonly filter?: {
    readonly [k: string]: unknown
  }
}

/** a reference */
export interface LocationElement {
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
  readonly type: 'Location'
  readonly filter?: {
    readonly [k: string]: unknown
  }
}

/** an array of {medication, snapshot, change, comment, reviewed} */
export interface MedicationsElement {
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
  readonly type: 'Medications'
}

/** findings by domain */
export interface MentalStatusElement {
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
  readonly type: 'MentalStatus'
}

/** {appointment} or {interval} */
export interface NextAppointmentElement {
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
  readonly type: 'NextAppointment'
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

/** a reference; with multiple an array of them */
export interface OrganizationPickerElement {
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
  readonly type: 'OrganizationPicker'
  readonly multiple?: boolean
  readonly filter?: {
    readonly [k: string]: unknown
  }
}

/** none */
export interface PageBreakElement {
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
  readonly type: 'PageBreak'
}

/** an array of {person or name, relationship, present} */
export interface ParticipantsElement {
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
  readonly type: 'Participants'
}

/** none */
export interface PatientBannerElement {
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
  readonly type: 'PatientBanner'
}

/** a code of the list place-of-service */
export interface PlaceOfServiceElement {
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
  readonly type: 'PlaceOfService'
}

/** a reference; with multiple an array of them */
export interface PractitionerElement {
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
  readonly type: 'Practitioner'
  readonly multiple?: boolean
  readonly filter?: {
    readonly [k: string]: unknown
  }
}

/** an array of {condition or planProblemId, statement} */
export interface ProblemsElement {
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
  readonly type: 'Problems'
}

/** a reference */
export interface ProgramElement {
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
  readonly type: 'Program'
  readonly filter?: {
    readonly [k: string]: unknown
  }
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
  /** The field that names the patient whose rows are offered, on generated screens only. */
  readonly patientFrom?: string
}

/** a reference; with multiple an array of them */
export interface RelatedPersonPickerElement {
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
  readonly type: 'RelatedPersonPicker'
  readonly multiple?: boolean
  readonly filter?: {
    readonly [k: string]: unknown
  }
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

/** levels of risk by kind, with factors and actions */
export interface RiskElement {
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
  readonly type: 'Risk'
}

/** the steps of a safety plan */
export interface SafetyPlanElement {
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
  readonly type: 'SafetyPlan'
}

/** a whole number */
export interface ScaleElement {
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
  readonly type: 'Scale'
  readonly anchors?: readonly {
    readonly value: number
    readonly label: string
  }[]
  readonly step?: number
  readonly minLabel?: string
  readonly maxLabel?: string
}

/** {value, band, missing, prorated} */
export interface ScoreElement {
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
  readonly calculation: Calculation
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
  readonly type: 'Score'
  readonly bands?: readonly {
    readonly min: number
    readonly max: number
    readonly label: string
    readonly severity: BandSeverity
  }[]
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

/** a reference */
export interface ServiceElement {
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
  readonly type: 'Service'
  readonly filter?: {
    readonly [k: string]: unknown
  }
}

/** {start, end, breaks, minutes, increments, units} */
export interface SessionTimeElement {
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
  readonly type: 'SessionTime'
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

/** the answers of the embedded form */
export interface SubformElement {
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
  readonly type: 'Subform'
  readonly form: Reference
  readonly perService?: boolean
}

/** an array of substances with their use */
export interface SubstanceUseElement {
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
  readonly type: 'SubstanceUse'
}

/** none: the children's answers stay flat by id */
export interface TabsElement {
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
  readonly type: 'Tabs'
  readonly children: readonly FormElement[]
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

/** {start, end, minutes} */
export interface TimerElement {
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
  readonly type: 'Timer'
}

/** none */
export interface TrendElement {
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
  readonly type: 'Trend'
  readonly code?: string
  readonly shortName?: string
  readonly months?: number
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

/** measurements by name */
export interface VitalSignsElement {
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
  readonly type: 'VitalSigns'
}
