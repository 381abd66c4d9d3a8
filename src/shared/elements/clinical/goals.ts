import { progressRatings } from '#generated/enumerations/progress-rating.ts'
import { rowsOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { count, half, part, record } from '#shared/elements/kind/part.ts'

/** Goals of the care plan that were addressed, with the progress made. */
export const goals: ElementKind = rowsOf(
  record('carePlan', 'CarePlan'),
  part('problemId', 'String', half),
  part('goalId', 'String', half),
  part('objectiveId', 'String', half),
  part('interventionId', 'String', half),
  part('rating', 'Choice', {
    width: 5,
    options: progressRatings.map((code) => ({ code, labelId: `enumeration.ProgressRating.${code}` })),
  }),
  part('comment', 'String'),
  count('minutes', { min: 0, max: 1440 }),
)
