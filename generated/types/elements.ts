// Generated from schemas/types/form-element.json by npm run generate. Edits are lost.
import type { BandSeverity } from '../enumerations/band-severity.ts'
import type { Calculation } from './calculation.ts'
import type { CodeMapping } from './code-mapping.ts'
import type { CodedValue } from './coded-value.ts'
import type { ConditionGroup } from './condition-group.ts'
import type { ContactSystem } from '../enumerations/contact-system.ts'
import type { DefinitionPicture } from './definition-picture.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { ElementCarryForward } from '../enumerations/element-carry-forward.ts'
import type { ElementDisplay } from '../enumerations/element-display.ts'
import type { ElementId } from './element-id.ts'
import type { EpisodeStatus } from '../enumerations/episode-status.ts'
import type { FhirPath } from './fhir-path.ts'
import type { GridAxis } from './grid-axis.ts'
import type { InstructionTone } from '../enumerations/instruction-tone.ts'
import type { Json } from './json.ts'
import type { LiveRegion } from '../enumerations/live-region.ts'
import type { LocationKind } from '../enumerations/location-kind.ts'
import type { LocationStatus } from '../enumerations/location-status.ts'
import type { Option } from './option.ts'
import type { OptionOrder } from '../enumerations/option-order.ts'
import type { OrganizationKind } from '../enumerations/organization-kind.ts'
import type { PrintSettings } from './print-settings.ts'
import type { ProgramKind } from '../enumerations/program-kind.ts'
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  readonly filter?: ({
      readonly status?: readonly EpisodeStatus[]
    } | {
      readonly kind?: readonly LocationKind[]
      readonly status?: readonly LocationStatus[]
    } | {
      readonly kind?: readonly OrganizationKind[]
      readonly active?: boolean
    } | {
      readonly licenses?: readonly CodedValue[]
      readonly active?: boolean
    } | {
      readonly kind?: readonly ProgramKind[]
      readonly status?: readonly DefinitionStatus[]
    } | {
      /** Of types that are active or not; others are offered whole. */
      readonly active?: boolean
    } | {
      readonly relationship?: readonly CodedValue[]
      readonly isEmergencyContact?: boolean
      readonly active?: boolean
    } | {
      readonly category?: readonly CodedValue[]
      readonly status?: readonly DefinitionStatus[]
  })
  readonly rows?: readonly GridAxis[]
  readonly columns?: (readonly AnyElement[] | number)
  readonly freeRows?: boolean
  readonly addLabel?: string
  readonly level?: number
  readonly bodyId?: string
  readonly tone?: InstructionTone
  readonly image?: DefinitionPicture
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
  /** So many unanswered questions are made up for by the mean of the others; with more of them there is no score. Where nothing is said, every question has to be answered, unless the calculation counts what is missing as zero. */
  readonly maxMissing?: number
  /** A difference from the score before that is no chance; an arrow shows it. */
  readonly reliableChange?: number
  readonly collapsible?: boolean
  readonly collapsed?: boolean
  readonly statement?: string
  readonly role?: SignerRole
  readonly methods?: readonly SignatureMethod[]
  readonly form?: Reference
  readonly plain?: boolean
  /** The structure of what is answered instead of a text, on generated screens only. */
  readonly structure?: string
  readonly code?: string
  readonly shortName?: string
  readonly months?: number
  readonly military?: boolean
}

/** A postal address, which may be incomplete. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** The patient's allergies, and which of them were reviewed. Each row is {allergy, snapshot, reviewed}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A date of which only a year or a month may be known; or an instant. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Files that belong to the answer. The answer is references to them. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Marks on the outline of a body. The answer is {figure, side, marks}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Yes or no; absent is not answered. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A number or text that the form works out. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** One of some options, or several. The answer is the option's code; with multiple, codes in the order of the options. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Elements side by side. It has no answer; those inside stay flat by id. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Agreement to a statement. The answer is {decision, statementHash}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A phone number, an email address or another way to reach somebody. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A day with its time. The answer is an instant with its offset. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A calendar day, YYYY-MM-DD. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A number with at most so many decimals. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** The diagnoses of the session in their order. Each row is {condition, code, display, rank}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A line between elements. It has no answer. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A drawing by hand, or words for it. The answer is {strokes, media, description}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** How long something took, H:MM:SS. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** The enrollment that the note belongs to. The answer is a reference. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  /** Which records are offered; those that were chosen before stay. */
  readonly filter?: {
    readonly status?: readonly EpisodeStatus[]
  }
}

/** Goals of the care plan that were worked on, each with its progress. Each row is {statement, carePlan, problemId, goalId, objectiveId, interventionId, rating, comment, minutes}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A table of questions. The answer is {rows: {rowId: {columnId: value, _na?: true}}}, or an array of rows when freeRows. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A title between elements. It has no answer. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** The name of a person in its parts. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A picture with its caption. The answer is {media, caption}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Text that tells how to fill in the form. It has no answer. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  readonly image?: DefinitionPicture
}

/** A questionnaire with its scores inside a note. The answer is {response, scores}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A whole number. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** What the clinician did in the session. Each entry is {code} or {text}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** The last answer to a question of an earlier note, to look at. It has no answer of its own. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** One or several locations of the practice. The answer is a reference; with multiple, an array of them. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  /** Which records are offered; those that were chosen before stay. */
  readonly filter?: {
    readonly kind?: readonly LocationKind[]
    readonly status?: readonly LocationStatus[]
  }
}

/** Where the session took place. The answer is a reference. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  /** Which records are offered; those that were chosen before stay. */
  readonly filter?: {
    readonly kind?: readonly LocationKind[]
    readonly status?: readonly LocationStatus[]
  }
}

/** The patient's medications, and what changes about them. Each row is {medication, snapshot, change, comment, reviewed}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** The findings of a mental status examination by domain. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** When the patient comes next. The answer is {appointment} or {interval}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** An option or words of one's own. The answer is {code} or {text}; with multiple, an array of them. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** One or several organizations. The answer is a reference; with multiple, an array of them. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  /** Which records are offered; those that were chosen before stay. */
  readonly filter?: {
    readonly kind?: readonly OrganizationKind[]
    readonly active?: boolean
  }
}

/** Where a printed form begins a new page. It has no answer. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Who took part in the session. Each row is {person or name, relationship, present}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Who the patient is, at the top of a form. It has no answer. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Where care was given, as payers name it. The answer is a code of the list place-of-service. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** One or several staff members. The answer is a reference; with multiple, an array of them. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  /** Which records are offered; those that were chosen before stay. */
  readonly filter?: {
    readonly licenses?: readonly CodedValue[]
    readonly active?: boolean
  }
}

/** Problems of the care plan that the note is about. Each row is {condition or planProblemId, statement}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** The program that the session belongs to. The answer is a reference. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  /** Which records are offered; those that were chosen before stay. */
  readonly filter?: {
    readonly kind?: readonly ProgramKind[]
    readonly status?: readonly DefinitionStatus[]
  }
}

/** A measurement with its unit. The answer is {value, unit}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Options in an order of preference, which may be partial. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** One or several records of the chart. The answer is a reference; with multiple, an array of them. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  /** Which records are offered; those that were chosen before stay. */
  readonly filter?: {
    /** Of types that are active or not; others are offered whole. */
    readonly active?: boolean
  }
  readonly multiple?: boolean
  readonly pinned?: boolean
  /** The field that names the patient whose rows are offered, on generated screens only. */
  readonly patientFrom?: string
}

/** One or several of the patient's related people. The answer is a reference; with multiple, an array of them. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  /** Which records are offered; those that were chosen before stay. */
  readonly filter?: {
    readonly relationship?: readonly CodedValue[]
    readonly isEmergencyContact?: boolean
    readonly active?: boolean
  }
}

/** Elements that are answered once for each row. The answer is an array of objects {_rowId, answers by child id}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** How great each risk is, with its factors and actions. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** What helps in a crisis, step by step. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A whole number between two ends with words. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** The score of an instrument with its band. The answer is {value, band, missing, prorated}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  /** So many unanswered questions are made up for by the mean of the others; with more of them there is no score. Where nothing is said, every question has to be answered, unless the calculation counts what is missing as zero. */
  readonly maxMissing?: number
  /** A difference from the score before that is no chance; an arrow shows it. */
  readonly reliableChange?: number
}

/** Elements below a title. It has no answer; those inside stay flat by id. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** The services of one session with their times. The answer is an array of ServiceEvent. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** The service that the session is. The answer is a reference. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  /** Which records are offered; those that were chosen before stay. */
  readonly filter?: {
    readonly category?: readonly CodedValue[]
    readonly status?: readonly DefinitionStatus[]
  }
}

/** When the session began and ended, with its breaks. The answer is {start, end, breaks, minutes, increments, units}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A signature given inside a form. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** One line of text. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Another form inside this one, with its answers. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
}

/** Substances and how they are used, one row for each. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Elements on several tabs. It has no answer; those inside stay flat by id. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Several lines of text, with a small part of markdown. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
  /** The structure of what is answered instead of a text, on generated screens only. */
  readonly structure?: string
}

/** A time of day, HH:MM. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A clock that is started and stopped. The answer is {start, end, minutes}. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** How a value has moved over earlier notes, as a curve. It has no answer. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** An address on the web. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** A state of the US, by its two letters. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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

/** Vital signs with their units, by name. */
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
  /** A value, or {'path': …} with a path of the context: of the patient, the session, the note. */
  readonly default?: Json
  readonly display?: ElementDisplay
  readonly validation?: Validation
  readonly calculation?: Calculation
  readonly fhirPath?: FhirPath
  readonly carryForward?: ElementCarryForward
  /** A path of the context, where the answer is taken from when a form begins. */
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
