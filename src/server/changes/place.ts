import { changesStream } from '#generated/operations/streams.ts'
import { seal, unseal } from '#server/stores/seal.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { Actor } from '#shared/permissions/actor.ts'

/** A place in a practice's feed of changes, and when and in which epoch it was told. */
export type Place = { readonly number: number; readonly at: number; readonly epoch: string }

const digits = 16

/** The place as it leaves: of the same length whatever it says, and for this asker alone, so that it tells nothing of rows between. */
export function sealedPlace(key: Uint8Array, actor: Actor, { number, at, epoch }: Place): string {
  const padded = String(number).padStart(digits, '0')
  return seal(key, { place: padded, at: String(at).padStart(digits, '0'), epoch }, boundTo(actor))
}

/** The place again; undefined when it was not told here, or to somebody else. */
export function openedPlace(key: Uint8Array, actor: Actor, text: string): Place | undefined {
  const { place, at, epoch } = membersOf(unseal(key, text, boundTo(actor)))
  if (typeof place !== 'string' || typeof at !== 'string' || typeof epoch !== 'string') return undefined
  return { number: Number(place), at: Number(at), epoch }
}

/** Too old, or of a database that is no more: what came after it cannot be told. */
export function isStale(
  { at, epoch }: Place,
  now: { readonly milliseconds: number; readonly epoch: string },
) {
  return epoch !== now.epoch || now.milliseconds - at > changesStream.limits.resumeHours * 3_600_000
}

function boundTo({ practiceId, personId, profile }: Actor): string {
  return `changes ${practiceId} ${personId} ${profile?.id}`
}
