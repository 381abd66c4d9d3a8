import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { oneOf } from '#shared/elements/kind/one-of.ts'
import { choice, part, texts } from '#shared/elements/kind/part.ts'

const riskLevels = ['None', 'Low', 'Moderate', 'High', 'Imminent'] as const

/** What the clinical element Risk asks: how great each risk is, and what stands against it. */
export const risk: ElementKind = oneOf(
  choice('suicide', riskLevels),
  choice('selfHarm', riskLevels),
  choice('violence', riskLevels),
  choice('abuseNeglect', riskLevels),
  choice('relapse', riskLevels),
  texts('factors'),
  texts('protective'),
  texts('actions'),
  part('safetyPlanReviewed', 'Boolean'),
)
