// Generated from schemas/types/element-common.json by npm run generate. Edits are lost.
import type { Calculation } from './calculation.ts'
import type { CodeMapping } from './code-mapping.ts'
import type { ConditionGroup } from './condition-group.ts'
import type { ElementCarryForward } from '../enumerations/element-carry-forward.ts'
import type { ElementDisplay } from '../enumerations/element-display.ts'
import type { ElementId } from './element-id.ts'
import type { FhirPath } from './fhir-path.ts'
import type { Json } from './json.ts'
import type { LiveRegion } from '../enumerations/live-region.ts'
import type { PrintSettings } from './print-settings.ts'
import type { Repeats } from './repeats.ts'
import type { SaveTarget } from '../enumerations/save-target.ts'
import type { Validation } from './validation.ts'

/** What every form element shares. */
export type ElementCommon = {
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
}
