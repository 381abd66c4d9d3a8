// Generated from schemas/resources/compliance-questionnaire.json by npm run generate. Edits are lost.
import type { ComplianceTarget } from '../enumerations/compliance-target.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { SampleBasis } from '../enumerations/sample-basis.ts'

/** A checklist for audits: sections with weighted questions. */
export type ComplianceQuestionnaire = {
  readonly id: string
  readonly resourceType: 'ComplianceQuestionnaire'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Shown in lists and on audits. */
  readonly name: string
  /** The same in every version. */
  readonly key: string
  /** Counts the versions of one key. */
  readonly version: number
  /** Only Active ones can be chosen. */
  readonly status: DefinitionStatus
  /** The former version. */
  readonly replaces?: Reference
  /** What is looked at with it. */
  readonly target: ComplianceTarget
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    /** How much the section counts. */
    readonly weight?: number
  }[]
  readonly questions: readonly {
    readonly id: string
    /** The id of a section. */
    readonly sectionId: string
    readonly text: string
    readonly guidance?: string
    /** The rule that demands it. */
    readonly citation?: string
    readonly weight?: number
    /** When not satisfied the audit is not passed. */
    readonly critical?: boolean
    /** The name of an automatic check. */
    readonly autoCheck?: string
    readonly allowNotApplicable?: boolean
    readonly evidenceRequired?: boolean
  }[]
  /** The score from which an audit is passed. */
  readonly passPercent: number
  /** How many are audited and how often: a share or a count. */
  readonly sampleRule?: {
    readonly percent?: number
    readonly count?: number
    readonly per: SampleBasis
    readonly everyDays: number
    readonly excludeSelf?: boolean
  }
}
