import type { ChangesEvents } from '#generated/operations/streams.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import type { Session } from './accounts.ts'

/** One event of a stream of changes with the place after it; a heartbeat says nothing but that place. */
export type ChangesEvent =
  | {
      readonly [Name in keyof ChangesEvents]: {
        readonly event: Name
        readonly says: ChangesEvents[Name]
        readonly place: string
      }
    }[keyof ChangesEvents]
  | { readonly event: 'heartbeat'; readonly place: string }

/** Who follows the changes, and after which place. */
export type Follower = {
  readonly session: Session
  readonly actor: Actor
  /** The same asker as he stands now: his rights may be others, or none. */
  readonly actorNow: () => Promise<Outcome<Actor>>
  readonly since?: string
}

/** A stream while somebody follows it. */
export type Following = {
  readonly events: AsyncIterable<ChangesEvent>
  /** Whoever followed is gone. */
  leave(): void
}

/** What somebody says who has a draft open; who he is, the server says. */
export type Presence = Omit<ChangesEvents['present'], 'profile' | 'name'>

/** The streams of changes of this process. */
export type Changes = {
  /** `malformed` when the place is not one of ours for this asker, `busy` when there are too many streams. */
  follow(follower: Follower): Promise<Outcome<Following>>
  /** Tells those who write in a draft as well that the actor has it open; `missing` for whoever does not write in it, `busy` for whoever says it too often. Nothing of it is stored. */
  announce(actor: Actor, presence: Presence): Promise<Outcome<void>>
  /** The installation has this epoch from now on. */
  turnTo(epoch: string): void
  /** The server stops: every stream says so and ends. */
  stop(): void
}
