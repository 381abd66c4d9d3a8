// Generated from schemas/resources/report-criteria.json by npm run generate. Edits are lost.
import type { ClockTime } from './clock-time.ts'
import type { CodedValue } from './coded-value.ts'
import type { DateRangeKind } from '../enumerations/date-range-kind.ts'
import type { DateRangeUnit } from '../enumerations/date-range-unit.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Json } from './json.ts'
import type { Meta } from './meta.ts'
import type { PopulationLevel } from '../enumerations/population-level.ts'
import type { Recurrence } from './recurrence.ts'
import type { Reference } from './reference.ts'
import type { ReportFormat } from '../enumerations/report-format.ts'
import type { TimeZone } from './time-zone.ts'
import type { Visibility } from '../enumerations/visibility.ts'

/** What a report shows, for whom and when it runs. */
export type ReportCriteria = {
  readonly id: string
  readonly resourceType: 'ReportCriteria'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** What it is found by. */
  readonly name: string
  /** Which report it is. */
  readonly reportType: CodedValue
  /** Who may run it. */
  readonly visibility: Visibility
  /** Whoever made it; must still hold the permission when it runs. */
  readonly owner: Reference
  /** A retired one does not run by itself any more. */
  readonly status: DefinitionStatus
  /** Narrows what is counted, and never widens it. */
  readonly populationLevel: PopulationLevel
  /** Adds the work of the people supervised. */
  readonly includeSupervisees: boolean
  /** None means all. */
  readonly programs?: readonly Reference[]
  /** None means all. */
  readonly locations?: readonly Reference[]
  /** None means all. */
  readonly practitioners?: readonly Reference[]
  /** None means all. */
  readonly payers?: readonly Reference[]
  /** None means all. */
  readonly services?: readonly Reference[]
  /** Two fixed days, or a span before the day on which it runs. */
  readonly dateRange: {
    readonly kind: DateRangeKind
    readonly from?: string
    readonly to?: string
    /** For example the last two months. */
    readonly last?: {
      readonly n: number
      readonly unit: DateRangeUnit
    }
  }
  /** What this kind of report can be narrowed by. */
  readonly filters?: {
    readonly [k: string]: Json
  }
  /** None means the usual ones. */
  readonly columns?: readonly string[]
  /** One line for each of these. */
  readonly groupBy?: string
  readonly format: ReportFormat
  /** When it runs by itself. */
  readonly schedule?: {
    readonly active: boolean
    readonly recurrence?: Recurrence
    readonly time?: ClockTime
    readonly timezone?: TimeZone
    readonly nextRun?: string
  }
  /** Each must hold the permission to run reports. */
  readonly recipients?: readonly Reference[]
  /** The file is an encrypted archive. */
  readonly encrypt: boolean
  /** Names and numbers of patients are left out. */
  readonly maskIdentifiers: boolean
}
