import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { oneOf } from '#shared/elements/kind/one-of.ts'
import { choice, choices, half, part, usual } from '#shared/elements/kind/part.ts'

/** What the clinical element MentalStatus asks: findings of a mental status examination: per domain the usual one, which excludes the others, comes first. */
const mentalDomains: readonly (readonly [string, readonly string[]])[] = [
  ['appearance', ['well-groomed', 'disheveled', 'bizarre', 'underweight', 'overweight']],
  ['behaviour', ['cooperative', 'guarded', 'agitated', 'withdrawn', 'restless', 'slowed']],
  ['speech', ['pressured', 'slow', 'loud', 'soft', 'slurred', 'mute']],
  ['affect', ['full-range', 'flat', 'blunted', 'labile', 'anxious', 'tearful', 'incongruent']],
  [
    'thoughtProcess',
    ['logical', 'tangential', 'circumstantial', 'flight-of-ideas', 'disorganized', 'blocking'],
  ],
  ['thoughtContent', ['suicidal-ideation', 'homicidal-ideation', 'delusions', 'obsessions', 'paranoia']],
  ['perception', ['auditory-hallucinations', 'visual-hallucinations', 'illusions', 'dissociation']],
  ['orientation', ['person', 'place', 'time', 'situation']],
  ['cognition', ['attention-impaired', 'memory-impaired', 'concentration-impaired']],
]

/** Findings of a mental status examination by domain. */
export const mentalStatus: ElementKind = oneOf(
  ...mentalDomains.map(([domain, codes]) => choices(domain, [usual, ...codes])),
  part('mood', 'String', half),
  choice('insight', ['good', 'fair', 'poor']),
  choice('judgment', ['good', 'fair', 'poor']),
)
