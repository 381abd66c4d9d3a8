import { moved } from '#client/definitions/drafting/moved.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'

/** A step in the order of signing, and whether it may be signed at the same time as the one before it. */
export type OrderedStep = { readonly step: SignatureStep; readonly isBeside: boolean }

/** The steps by their order; those of one order stand beside each other. */
export function orderedSteps(steps: readonly SignatureStep[]): readonly OrderedStep[] {
  const sorted = steps.toSorted((one, other) => one.order - other.order)
  return sorted.map((step, index) => ({ step, isBeside: sorted[index - 1]?.order === step.order }))
}

/** The steps, numbered as they stand: what is beside the one before it has the same number. */
export function numbered(ordered: readonly OrderedStep[]): readonly SignatureStep[] {
  let order = 0
  return ordered.map(({ step, isBeside }, index) => {
    if (index === 0 || !isBeside) order += 1
    return step.order === order ? step : { ...step, order }
  })
}

/** The steps with one in another place; there it is signed by itself, and who was beside whom stays so where nobody comes between. */
export function withMoved(
  steps: readonly SignatureStep[],
  from: number,
  to: number,
): readonly SignatureStep[] {
  const sorted = orderedSteps(steps).map(({ step }) => step)
  const id = sorted[from]?.id
  const next = moved(sorted, from, to)
  return numbered(
    next.map((step, index) => {
      const before = next[index - 1]
      return { step, isBeside: step.id !== id && before?.id !== id && before?.order === step.order }
    }),
  )
}

/** The steps with one beside the step before it, or behind it. */
export function withBeside(
  steps: readonly SignatureStep[],
  index: number,
  isBeside: boolean,
): readonly SignatureStep[] {
  const ordered = orderedSteps(steps)
  const place = ordered[index]
  return place ? numbered(ordered.with(index, { ...place, isBeside })) : steps
}
