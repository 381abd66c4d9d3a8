import type { Span } from '#shared/time/span.ts'

/** A session as the rules judge it: the whole one, one member's share of a group, or one service of several. */
export type SessionFacts = {
  readonly visitStatus: 'Show' | 'NoShow' | 'Cancelled'
  readonly timezone: string
  readonly serviceDate?: string | undefined
  readonly start?: string | undefined
  readonly end?: string | undefined
  readonly breaks: readonly Span[]
  /** Entered minutes of a session without clock times. */
  readonly minutes?: number | undefined
  readonly increments?: number | undefined
  /** A member's own minutes where they differ from the group's. */
  readonly ownMinutes?: number | undefined
  readonly mode?: string | undefined
  readonly service?: ServiceFacts | undefined
  readonly program?:
    | { readonly id: string; readonly display: string; readonly diagnosisPrefixes: readonly string[] }
    | undefined
  readonly episode?: { readonly start: string; readonly end?: string | undefined } | undefined
  /** The day of death as far as it is known: year, month or day. */
  readonly deathDate?: string | undefined
  readonly diagnoses: readonly DiagnosisFacts[]
  /** Whose share of a group session this is. */
  readonly member?: { readonly id: string; readonly display: string } | undefined
}

export type ServiceFacts = {
  readonly id: string
  readonly display: string
  readonly category?: string | undefined
  readonly sessionTimeUnit: 'Duration' | 'DurationMinutes' | 'TimeIncrements'
  readonly incrementMinutes?: number | undefined
  readonly minMinutes?: number | undefined
  readonly maxMinutes?: number | undefined
}

export type DiagnosisFacts = {
  readonly code: string
  readonly rank: number
  readonly verification: string
  /** Approximate dates: year, month or day. */
  readonly onsetDate?: string | undefined
  readonly resolutionDate?: string | undefined
  readonly recordedOn?: string | undefined
}

/** Everything that the rules of one note are judged by; whoever asks has loaded it. */
export type RuleFacts = {
  readonly kind: string
  readonly composition: 'Individual' | 'Group' | 'MultiService'
  readonly definition: { readonly id: string; readonly display: string }
  readonly now: string
  readonly holidays: readonly string[]
  readonly payers: readonly string[]
  readonly roles: readonly string[]
  readonly licenses: readonly string[]
  readonly session: SessionFacts
  readonly members: readonly SessionFacts[]
  readonly services: readonly SessionFacts[]
}
