import { type ReactNode, useMemo, useState } from 'react'
import { FactRows, type NamedFact, recordsNamed } from '#client/programs/parts/fact-rows.tsx'
import { useCount } from '#client/programs/parts/use-count.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import { useServiceWords } from './use-service-words.ts'

type Props = { readonly service: HealthcareService }

/** The facts of a service: its code and length, what is asked of sessions of it, and how many are to come. */
export function ServiceFacts({ service }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { minutes, units, marks } = useServiceWords()
  const coming = useCount('appointment.query', useComing(service.id))
  const { code, billingCode, modifiers, category, status, modes, maxUnitsPerDay, placesOfService } = service
  const facts: readonly NamedFact[] = [
    [words('services.code'), code],
    [words('services.billing-code'), billingCode],
    [words('services.modifiers'), namesOf(modifiers)],
    [words('services.category'), category.display ?? category.code],
    [words('services.state'), labels(`enumeration.DefinitionStatus.${status}`)],
    [words('services.coming'), coming],
    [words('services.applies'), marks(service).join(', ')],
    [words('services.length'), minutes(service)],
    [words('services.units'), units(service)],
    [words('services.most-units'), maxUnitsPerDay],
    [words('services.modes'), modes.map((mode) => labels(`enumeration.EncounterMode.${mode}`)).join(', ')],
    [words('services.places-of-service'), namesOf(placesOfService) || words('services.any')],
    [words('services.licenses'), namesOf(service.allowedLicenses) || words('services.any')],
    [words('services.group-size'), service.groupSize && sizeOf(service.groupSize)],
    [words('services.care-plan'), words(service.requiresCarePlanLink ? 'programs.yes' : 'services.no')],
    [words('services.add-on'), recordsNamed(service.addOnTo)],
    [words('services.note'), recordsNamed([service.noteDefinition])],
    [words('services.group-note'), recordsNamed([service.groupNoteDefinition])],
    [words('services.subform'), recordsNamed([service.subform])],
  ]
  return <FactRows facts={facts} />
}

/** By which appointments of a service that are to come are asked for: from now on, and not called off. */
function useComing(id: string): readonly Filter[] {
  const { instant } = useWorld()
  const [from] = useState(instant)
  return useMemo(
    () => [
      { field: 'serviceType', op: 'eq', value: id },
      { field: 'start', op: 'ge', value: from },
      { field: 'status', op: 'in', value: ['proposed', 'pending', 'booked', 'arrived', 'checked-in'] },
    ],
    [id, from],
  )
}

function namesOf(values: readonly CodedValue[] = []): string {
  return values.map(({ display, code }) => display ?? code).join(', ')
}

function sizeOf({ min, max }: NonNullable<HealthcareService['groupSize']>): string {
  return `${min ?? 1}–${max ?? '…'}`
}
