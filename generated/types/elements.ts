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
import type { Json } from './json.ts'
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
export type AnyElement = {
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
  readonly default?: Json
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
    readonly [k: string]: Json
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
export type AddressElement = {
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
  readonly default?: Json
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
export type AllergiesElement = {
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
  readonly default?: Json
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
export type ApproximateElement = {
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
  readonly default?: Json
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
export type AttachmentElement = {
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
  readonly default?: Json
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
export type BodyMapElement = {
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
  readonly default?: Json
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
export type BooleanElement = {
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
  readonly default?: Json
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
export type CalculatedElement = {
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
  readonly default?: Json
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
export type ChoiceElement = {
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
  readonly default?: Json
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
export type ColumnsElement = {
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
  readonly default?: Json
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
export type ConsentElement = {
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
  readonly default?: Json
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
export type ContactPointElement = {
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
  readonly default?: Json
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
export type DateTimeElement = {
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
  readonly default?: Json
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
export type DateElement = {
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
  readonly default?: Json
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
export type DecimalElement = {
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
  readonly default?: Json
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
export type DiagnosisElement = {
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
  readonly default?: Json
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
export type DividerElement = {
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
  readonly default?: Json
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
export type DrawingElement = {
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
  readonly default?: Json
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
export type DurationElement = {
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
  readonly default?: Json
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
export type EpisodeElement = {
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
  readonly default?: Json
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
    readonly [k: string]: Json
  }
}

/** an array of {carePlan, problemId, goalId, objectiveId, interventionId, rating, comment, minutes} */
export type GoalsElement = {
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
  readonly default?: Json
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
export type GridElement = {
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
  readonly default?: Json
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
export type HeadingElement = {
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
  readonly default?: Json
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
export type HumanNameElement = {
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
  readonly default?: Json
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
export type ImageElement = {
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
  readonly default?: Json
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
export type InstructionsElement = {
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
  readonly default?: Json
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
export type InstrumentElement = {
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
  readonly default?: Json
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
export type IntegerElement = {
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
  readonly default?: Json
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
export type InterventionsElement = {
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
  readonly default?: Json
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
export type LastValueElement = {
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
  readonly default?: Json
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
export type LocationPickerElement = {
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
  readonly default?: Json
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
    readonly [k: string]: Json
  }
}

/** a reference */
export type LocationElement = {
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
  readonly default?: Json
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
    readonly [k: string]: Json
  }
}

/** an array of {medication, snapshot, change, comment, reviewed} */
export type MedicationsElement = {
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
  readonly default?: Json
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
export type MentalStatusElement = {
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
  readonly default?: Json
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
export type NextAppointmentElement = {
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
  readonly default?: Json
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
export type OpenChoiceElement = {
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
  readonly default?: Json
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
export type OrganizationPickerElement = {
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
  readonly default?: Json
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
    readonly [k: string]: Json
  }
}

/** none */
export type PageBreakElement = {
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
  readonly default?: Json
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
export type ParticipantsElement = {
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
  readonly default?: Json
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
export type PatientBannerElement = {
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
  readonly default?: Json
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
export type PlaceOfServiceElement = {
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
  readonly default?: Json
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
export type PractitionerElement = {
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
  readonly default?: Json
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
    readonly [k: string]: Json
  }
}

/** an array of {condition or planProblemId, statement} */
export type ProblemsElement = {
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
  readonly default?: Json
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
export type ProgramElement = {
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
  readonly default?: Json
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
    readonly [k: string]: Json
  }
}

/** {value, unit} */
export type QuantityElement = {
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
  readonly default?: Json
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
export type RankingElement = {
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
  readonly default?: Json
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
export type ReferenceElement = {
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
  readonly default?: Json
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
    readonly [k: string]: Json
  }
  readonly multiple?: boolean
  readonly pinned?: boolean
  /** The field that names the patient whose rows are offered, on generated screens only. */
  readonly patientFrom?: string
}

/** a reference; with multiple an array of them */
export type RelatedPersonPickerElement = {
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
  readonly default?: Json
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
    readonly [k: string]: Json
  }
}

/** an array of objects {_rowId, answers by child id} */
export type RepeaterElement = {
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
  readonly default?: Json
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
export type RiskElement = {
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
  readonly default?: Json
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
export type SafetyPlanElement = {
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
  readonly default?: Json
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
export type ScaleElement = {
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
  readonly default?: Json
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
export type ScoreElement = {
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
  readonly default?: Json
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
export type SectionElement = {
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
  readonly default?: Json
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
export type ServiceEventsElement = {
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
  readonly default?: Json
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
export type ServiceElement = {
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
  readonly default?: Json
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
    readonly [k: string]: Json
  }
}

/** {start, end, breaks, minutes, increments, units} */
export type SessionTimeElement = {
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
  readonly default?: Json
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
export type SignatureElement = {
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
  readonly default?: Json
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
export type StringElement = {
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
  readonly default?: Json
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
export type SubformElement = {
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
  readonly default?: Json
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
export type SubstanceUseElement = {
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
  readonly default?: Json
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
export type TabsElement = {
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
  readonly default?: Json
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
export type TextElement = {
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
  readonly default?: Json
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
export type TimeElement = {
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
  readonly default?: Json
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
export type TimerElement = {
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
  readonly default?: Json
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
export type TrendElement = {
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
  readonly default?: Json
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
export type UrlElement = {
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
  readonly default?: Json
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
export type UsStateElement = {
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
  readonly default?: Json
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
export type VitalSignsElement = {
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
  readonly default?: Json
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
