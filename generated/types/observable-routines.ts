// Generated from schemas/resources/observable-routines.json by npm run generate. Edits are lost.
import type { ClockTime } from './clock-time.ts'
import type { ConditionOperator } from '../enumerations/condition-operator.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Option } from './option.ts'
import type { Period } from './period.ts'
import type { Reference } from './reference.ts'
import type { RoutineDirection } from '../enumerations/routine-direction.ts'
import type { RoutineDomain } from '../enumerations/routine-domain.ts'
import type { RoutineMeasure } from '../enumerations/routine-measure.ts'
import type { RoutinePeriod } from '../enumerations/routine-period.ts'

/** What a team observes of a person, in a program or in a home. */
export type ObservableRoutines = {
  readonly id: string
  readonly resourceType: 'ObservableRoutines'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Shown on the shift screen. */
  readonly name: string
  /** The same in every version. */
  readonly key: string
  /** Counts the versions of one key. */
  readonly version: number
  /** Only Active ones are observed. */
  readonly status: DefinitionStatus
  /** The former version. */
  readonly replaces?: Reference
  /** A person, or everybody of a program or a place. */
  readonly subject: Reference
  /** While they are observed. */
  readonly period?: Period
  /** A shift that ends before it starts runs past midnight. */
  readonly shifts?: readonly {
    readonly name: string
    readonly start: ClockTime
    readonly end: ClockTime
  }[]
  /** A missed one is not recorded; it never counts as No. */
  readonly routines: readonly {
    readonly id: string
    readonly title: string
    readonly instructions?: string
    readonly domain: RoutineDomain
    readonly measure: RoutineMeasure
    /** The answers to choose from, when the measure is a choice. */
    readonly options?: readonly Option[]
    /** Needed when the measure is a scale. */
    readonly scale?: {
      readonly min: number
      readonly max: number
      /** Words for single steps. */
      readonly labels?: readonly {
        readonly value: number
        readonly label: string
      }[]
    }
    /** What shall be reached. */
    readonly target?: {
      readonly value: number
      readonly direction: RoutineDirection
      readonly per: RoutinePeriod
    }
    /** One of these four. */
    readonly schedule: {
      /** At these times of the day. */
      readonly times?: readonly ClockTime[]
      /** Once in each shift. */
      readonly perShift?: boolean
      readonly everyMinutes?: number
      /** Whenever it happens. */
      readonly onOccurrence?: boolean
    }
    readonly graceMinutes?: number
    /** Feeds the progress of an objective. */
    readonly goalLink?: {
      readonly carePlan: Reference
      readonly goalId: string
      readonly objectiveId?: string
    }
    /** Single steps, each with the help it needed. */
    readonly steps?: readonly {
      readonly id: string
      readonly text: string
    }[]
    /** Asks what came before, what happened and what followed. */
    readonly abc?: boolean
    /** Tells people when a value is reached. */
    readonly alertRule?: {
      readonly operator: ConditionOperator
      /** Compared as a number where the measure is one. */
      readonly value?: string
      /** Who is told. */
      readonly notify?: readonly Reference[]
    }
    readonly active?: boolean
  }[]
  readonly author: Reference
  readonly approvedBy?: Reference
}
