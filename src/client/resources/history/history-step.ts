import type { Meta } from '#generated/types/meta.ts'

/** What a version did: made the record, changed it, deleted it, took it back. */
export type Deed = 'created' | 'changed' | 'deleted' | 'restored'

/** One line of a history: a kept version, or a run of versions that were not kept. */
export type HistoryStep =
  | {
      readonly kind: 'version'
      readonly meta: Meta
      /** Unknown where the version before it was not kept or has not come yet. */
      readonly deed: Deed
      /** The kept version before it. */
      readonly before: Meta | undefined
    }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number }

/** The versions of a record as a history is read, newest first; what was not kept is said. `isWhole`: no older ones are to come. */
export function stepsOf(metas: readonly Meta[], isWhole: boolean): readonly HistoryStep[] {
  return metas.flatMap((meta, index) => {
    const before = metas[index + 1]
    const step: HistoryStep = { kind: 'version', meta, deed: deedOf(meta, before), before }
    const number = Number(meta.versionId)
    const oldest = isWhole ? 0 : number - 1
    const below = before ? Number(before.versionId) : oldest
    if (number - below <= 1) return [step]
    return [step, { kind: 'gap' as const, from: below + 1, to: number - 1 }]
  })
}

function deedOf(meta: Meta, before: Meta | undefined): Deed {
  if (meta.isDeleted) return 'deleted'
  if (before?.isDeleted) return 'restored'
  return meta.versionId === '1' ? 'created' : 'changed'
}
