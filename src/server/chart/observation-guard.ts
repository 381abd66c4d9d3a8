import type { Observation } from '#generated/types/observation.ts'
import type { ObservationValue } from '#generated/types/observation-value.ts'
import type { Guard } from '#server/operations/handler.ts'
import { beyondLife } from '#shared/chart/vital-range.ts'
import { type Finding, failed, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { milliseconds } from '#shared/time/span.ts'
import { neededWhen } from './needed-when.ts'

const aheadAtMost = 5 * 60_000

/** A measurement in a chart has a value or says why not, is not of the future, and a vital sign is one that a living person can have (schemas/resources/observation.json). */
export const observationGuard: Guard<'Observation'> = {
  beforeWrite: async ({ now }, { after, operation }) => {
    if (operation === 'delete' || operation === 'restore') return succeeded(after)
    if (after.status === 'EnteredInError') return succeeded(after)

    const findings = [
      ...neededWhen(!after.value && !after.components?.length && !after.absentReason, '/value'),
      ...(milliseconds(after.effective) > now.milliseconds + aheadAtMost
        ? [blocking('/effective', 'chart.measured-later')]
        : []),
      ...boundsDoubt(after),
    ]
    return findings.length > 0 ? failed({ kind: 'invalid', findings }) : succeeded(after)
  },
}

function boundsDoubt({ code, value, components = [] }: Observation): readonly Finding[] {
  const parts = components.flatMap((part, index) =>
    valueDoubt(part.code.code, part.value, `/components/${index}/value/quantity/value`),
  )
  return value ? [...valueDoubt(code.code, value, '/value/quantity/value'), ...parts] : parts
}

function valueDoubt(code: string, { quantity }: ObservationValue, pointer: string): readonly Finding[] {
  const beyond = quantity && beyondLife(code, quantity)
  if (!beyond) return []
  const { side, limit } = beyond
  const message = side === 'least' ? 'stores.too-small' : 'stores.too-big'
  return [blocking(pointer, message, { limit })]
}
