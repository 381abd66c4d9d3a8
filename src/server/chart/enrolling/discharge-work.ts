import type { GoalStatus } from '#generated/enumerations/goal-status.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { DischargeStep } from '#generated/types/discharge-step.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'

/** What somebody says of a discharge, as far as other rows depend on it. */
export type Discharging = {
  readonly date: string
  readonly reason: CodedValue
  readonly goalStatus: (id: string) => GoalStatus
}

/** One row that a discharge changes: what is said of it, and how it is after that. */
export type DischargeWork = {
  readonly steps: readonly DischargeStep[]
  /** The row and its version: another one is another discharge. */
  readonly mark: string
  readonly write: (discharging: Discharging) => Promise<Outcome<void>>
}

/** An enrollment that is to end, on which day that is here. */
export type EndingEpisode = { readonly episode: EpisodeOfCare; readonly today: string }

/** What a discharge looks like to whoever only looks: today, with goals that were not achieved. */
export function lookedAt({ today }: EndingEpisode): Discharging {
  return {
    date: today,
    reason: { code: 'other', display: 'Other' },
    goalStatus: () => 'NotAchieved',
  }
}

type Rewriting<Type extends ResourceType> = {
  readonly type: Type
  readonly before: ResourceTypes[Type]
  readonly after: (discharging: Discharging) => ResourceTypes[Type]
}

/**
 * A row that a discharge rewrites: whoever asks needs the same right as for a plain write of it, which is judged by the same guard. What
 * stands against it is said with each step.
 */
export async function workOn<Type extends ResourceType>(
  context: Context,
  ending: EndingEpisode,
  { steps, ...rewriting }: Rewriting<Type> & { readonly steps: readonly DischargeStep[] },
): Promise<DischargeWork> {
  const { type, before, after } = rewriting
  const hindrance = await hindranceOf(context, type, { before, after: after(lookedAt(ending)) })
  return {
    steps: steps.map((step) => ({ ...step, ...(hindrance !== undefined && { hindrance }) })),
    mark: `${type} ${before.id} ${before.meta.versionId}`,
    write: (discharging) => written(context, type, { before, after: after(discharging) }),
  }
}

type Written<Type extends ResourceType> = {
  readonly before: ResourceTypes[Type]
  readonly after: ResourceTypes[Type]
}

async function hindranceOf<Type extends ResourceType>(
  context: Context,
  type: Type,
  { before, after }: Written<Type>,
): Promise<string | undefined> {
  if (!permits(context.actor.granted, `${type}:Update`)) return 'chart.discharge-not-yours'
  const judged = await context
    .guardOf(type)
    .beforeWrite(confirmed(context), { operation: 'update', before, after })
  if (judged.ok) return undefined
  return judged.failure.kind === 'forbidden' ? 'chart.discharge-not-yours' : 'chart.discharge-in-the-way'
}

async function written<Type extends ResourceType>(
  context: Context,
  type: Type,
  { before, after }: Written<Type>,
): Promise<Outcome<void>> {
  const asking = confirmed(context)
  const guard = context.guardOf(type)
  const judged = await guard.beforeWrite(asking, { operation: 'update', before, after })
  if (!judged.ok) return judged
  const stored = await context.stores
    .of(type)
    .update({ id: before.id, versionId: before.meta.versionId }, judged.value)
  if (!stored.ok) return stored
  const followed = await guard.afterWrite(asking, { operation: 'update', before, after: stored.value })
  return followed.ok ? succeeded(undefined) : followed
}

/** Nobody is asked about times that others have taken: what ends takes none. */
function confirmed(context: Context): Context {
  return { ...context, options: { ...context.options, confirmed: true } }
}
