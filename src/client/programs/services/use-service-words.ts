import { useLabels, useWords } from '#client/ui/words.tsx'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'

/** What is said of a service in a few words: how long it is, what a unit of it is, and what applies to it. */
export function useServiceWords() {
  const words = useWords()
  const labels = useLabels()
  return {
    minutes: ({ defaultMinutes, minMinutes, maxMinutes }: HealthcareService): string =>
      minMinutes === undefined && maxMinutes === undefined
        ? words('services.minutes', { count: defaultMinutes })
        : words('services.minutes-within', {
            count: defaultMinutes,
            within: `${minMinutes ?? 0}–${maxMinutes ?? '…'}`,
          }),
    units: ({ unitBasis, incrementMinutes }: HealthcareService): string => {
      if (unitBasis === 'Visit') return words('services.unit-visit')
      if (unitBasis === 'Day') return words('services.unit-day')
      return words('services.unit-minutes', { count: incrementMinutes ?? 1 })
    },
    marks: ({ flags = [], missedVisitService }: HealthcareService): readonly string[] => [
      ...flags.map((flag) => labels(`enumeration.ServiceFlag.${flag}`)),
      ...(missedVisitService ? [words('services.missed')] : []),
    ],
  }
}
