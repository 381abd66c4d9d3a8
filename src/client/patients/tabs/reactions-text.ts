import type { Labels } from '#client/ui/words.tsx'
import type { Allergy } from '#generated/types/allergy.ts'

/** The reactions to a substance in one text, each with how bad it was where that is known. */
export function reactionsText({ reactions = [] }: Allergy, labels: Labels): string {
  return reactions
    .map(({ manifestation, severity }) =>
      severity ? `${manifestation} (${labels(`enumeration.ReactionSeverity.${severity}`)})` : manifestation,
    )
    .join(', ')
}
