import type { Contract } from '#generated/types/contract.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { Organization } from '#generated/types/organization.ts'
import type { RelatedRecords } from '#shared/notes/related-records.ts'
import { authorizationFacts } from '#shared/rules/authorization-facts.ts'
import type { CoverageFacts } from '#shared/rules/coverage-facts.ts'

/** The patient's coverages as the rules see them on a day; undefined when they were not looked up. */
export function coverageFacts(
  { coverages, payers = [], contracts = [] }: RelatedRecords,
  date: string,
): readonly CoverageFacts[] | undefined {
  return coverages?.map((coverage) => {
    const payer = payers.find(({ id }) => id === coverage.payer.id)
    return {
      id: coverage.id,
      payer: { id: coverage.payer.id, display: payer?.display ?? coverage.payer.display ?? '' },
      type: coverage.type.code,
      status: coverage.status,
      order: coverage.order,
      start: coverage.period.start ?? '',
      end: coverage.period.end,
      programs: idsOf(coverage.programs),
      missing: missingOf(coverage),
      eligibility: (coverage.eligibility ?? []).map(({ checkedAt, result }) => ({
        checkedOn: checkedAt.slice(0, 10),
        result,
      })),
      coveredServices: (payer?.coveredServices ?? []).map(({ service, from, to }) => ({
        serviceId: service.id,
        from,
        to,
      })),
      needsAuthorizationFor: [
        ...idsOf(payer?.authorizationRequired),
        ...askedByContract(payer, contracts, date),
      ],
      authorizations: (coverage.authorizations ?? []).map(authorizationFacts),
    }
  })
}

/** Whoever is insured through somebody else needs that person's name and birth date (schemas/rules/insurance.json). */
function missingOf({ memberId, relationship, subscriber }: Coverage): readonly string[] {
  const isOwn = relationship.code === 'self'
  return [
    ...(memberId === '' ? ['memberId'] : []),
    ...(relationship.code === '' ? ['relationship'] : []),
    ...(isOwn || subscriber?.name || subscriber?.person ? [] : ['subscriberName']),
    ...(isOwn || subscriber?.birthDate || subscriber?.person ? [] : ['subscriberBirthDate']),
  ]
}

function askedByContract(
  payer: Organization | undefined,
  contracts: readonly Contract[],
  date: string,
): readonly string[] {
  return contracts
    .filter(({ organization, status }) => organization.id === payer?.id && status === 'Active')
    .filter(({ period }) => (period.start ?? date) <= date && date <= (period.end ?? date))
    .flatMap(({ lines }) => lines ?? [])
    .flatMap(({ service, authorizationRequired }) => (authorizationRequired ? [service.id] : []))
}

function idsOf(references: readonly { readonly id: string }[] | undefined): readonly string[] {
  return (references ?? []).map(({ id }) => id)
}
