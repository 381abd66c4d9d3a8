import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { ServiceFacts } from '#shared/rules/rule-facts.ts'

/** A service as the rules see it. */
export function serviceFacts(service: HealthcareService): ServiceFacts {
  return {
    id: service.id,
    display: service.name,
    category: service.category.code,
    flags: service.flags ?? [],
    isForMissedVisits: service.missedVisitService,
    sessionTimeUnit: service.sessionTimeUnit,
    unitBasis: service.unitBasis,
    rounding: service.rounding,
    incrementMinutes: service.incrementMinutes,
    minMinutes: service.minMinutes,
    maxMinutes: service.maxMinutes,
    maxUnitsPerDay: service.maxUnitsPerDay,
    placesOfService: (service.placesOfService ?? []).map(({ code }) => code),
    allowedLicenses: (service.allowedLicenses ?? []).map(({ code }) => code),
    addOnTo: (service.addOnTo ?? []).map(({ id, display }) => ({ id, display: display ?? '' })),
    rates: (service.rate ?? []).map(({ amount, per, from }) => ({ amount: amount.amount, per, from })),
  }
}
