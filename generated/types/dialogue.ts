// Generated from schemas/resources/dialogue.json by npm run generate. Edits are lost.
import type { DialogueKind } from '../enumerations/dialogue-kind.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Progress } from '../enumerations/progress.ts'
import type { PromptLevel } from '../enumerations/prompt-level.ts'
import type { Reference } from './reference.ts'
import type { RoutineMeasure } from '../enumerations/routine-measure.ts'
import type { TurnSpeaker } from '../enumerations/turn-speaker.ts'

/** One run of a script, or one check of routines: what was said or seen, in order. */
export type Dialogue = {
  readonly id: string
  readonly resourceType: 'Dialogue'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly subject: Reference
  readonly encounter?: Reference
  readonly kind: DialogueKind
  /** Needed for an interview; the version that it was started with. */
  readonly script?: Reference
  /** Needed for an observation; the version that it was started with. */
  readonly routines?: Reference
  /** Opened again only while no signed note cites it. */
  readonly progress: Progress
  readonly started?: string
  readonly ended?: string
  /** Who leads it. */
  readonly conductor: Reference
  /** Only added to. */
  readonly turns?: readonly {
    readonly id: string
    readonly at?: string
    readonly speaker: TurnSpeaker
    readonly stepId?: string
    readonly routineId?: string
    readonly text?: string
    readonly value?: string
    readonly promptLevel?: PromptLevel
    readonly durationSeconds?: number
    readonly flagged?: boolean
    readonly lateReason?: string
  }[]
  readonly results?: readonly {
    readonly key: string
    readonly label?: string
    readonly measure?: RoutineMeasure
    readonly value: string
    readonly observation?: Reference
  }[]
  readonly summary?: string
  readonly insertedInto?: readonly Reference[]
  /** True once a signed note cites it. */
  readonly locked: boolean
}
