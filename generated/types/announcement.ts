// Generated from schemas/resources/announcement.json by npm run generate. Edits are lost.
import type { AnnouncementSeverity } from '../enumerations/announcement-severity.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { UserRole } from '../enumerations/user-role.ts'

/** A banner that users of the installation see until they dismiss it. */
export type Announcement = {
  readonly id: string
  readonly resourceType: 'Announcement'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly title: string
  /** The text of the banner. */
  readonly body: string
  readonly severity: AnnouncementSeverity
  /** The practice that wrote it, and whose people alone see it; the vendor's announcements have none. */
  readonly practice?: Reference
  /** Who sees it; empty means everybody. */
  readonly audience: {
    readonly practices?: readonly Reference[]
    readonly userRoles?: readonly UserRole[]
    /** Keys of the fixed security roles. */
    readonly securityRoles?: readonly string[]
  }
  /** Shown from this time on. */
  readonly start: string
  /** Shown until this time; without one until it is retired. */
  readonly end?: string
  /** May be put away by the reader. */
  readonly dismissible: boolean
  /** Where more can be read. */
  readonly link?: string
  /** Only active ones are shown. */
  readonly status: DefinitionStatus
}
