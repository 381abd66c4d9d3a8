// Generated from schemas/resources/script.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { ConditionGroup } from './condition-group.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { DialogueKind } from '../enumerations/dialogue-kind.ts'
import type { ElementId } from './element-id.ts'
import type { FormElement } from './elements.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Option } from './option.ts'
import type { Reference } from './reference.ts'
import type { ScriptAudience } from '../enumerations/script-audience.ts'
import type { ScriptStepKind } from '../enumerations/script-step-kind.ts'

/** The steps of a guided conversation. Every step is reached from the first one, and so is an end. */
export type Script = {
  readonly id: string
  readonly resourceType: 'Script'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Shown where a conversation is started. */
  readonly name: string
  /** The same in every version. */
  readonly key: string
  /** Counts the versions of one key. */
  readonly version: number
  /** Only Active ones can be run. */
  readonly status: DefinitionStatus
  /** The former version. */
  readonly replaces?: Reference
  readonly kind: DialogueKind
  /** Who sees the steps. */
  readonly audience: ScriptAudience
  /** The language that it is written in. */
  readonly language: CodedValue
  /** How long it usually takes. */
  readonly estimatedMinutes?: number
  /** The step that it begins with. */
  readonly start: ElementId
  /** Each step is reached, and an end is reached from it. */
  readonly steps: readonly {
    /** What other steps call it. */
    readonly id: ElementId
    readonly kind: ScriptStepKind
    /** What is said, asked or watched for. */
    readonly text: string
    /** The question, when the step asks. */
    readonly element?: FormElement
    /** A question of a form, in place of one of its own. */
    readonly elementId?: ElementId
    readonly choices?: readonly Option[]
    /** The first that holds is taken. */
    readonly branch?: readonly {
      readonly when: ConditionGroup
      /** Where it goes on. */
      readonly goto: ElementId
    }[]
    /** Where it goes on otherwise. */
    readonly next?: ElementId
    readonly timerSeconds?: number
    readonly help?: string
    /** Cannot be passed over. */
    readonly required?: boolean
  }[]
  /** Answers that have a name. */
  readonly outputs?: readonly {
    readonly key: ElementId
    /** The step that gives it. */
    readonly from: ElementId
    readonly label: string
  }[]
  /** Which answer goes to which section of a note. */
  readonly mapTo?: readonly {
    readonly output: ElementId
    readonly noteSectionType: CodedValue
    readonly template?: string
  }[]
}
