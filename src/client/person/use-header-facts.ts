import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Allergy } from '#generated/types/allergy.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Patient } from '#generated/types/patient.ts'

/** What the header of a person says; undefined is what has not come, or what the reader may not see. */
export type HeaderFacts = {
  readonly patient: Patient | undefined
  readonly allergies: readonly Allergy[] | undefined
  readonly coverages: readonly Coverage[] | undefined
  /** Enrollments that the reader may see, those with a label too: whoever may not read a substance use record hears of none. */
  readonly episodes: readonly EpisodeOfCare[] | undefined
}

/** The facts of a person's header. What the reader may not see is not asked for. */
export function useHeaderFacts(id: string, known: Patient | undefined): HeaderFacts {
  const { may } = usePermissions()
  const asked = useMemo(
    () => ({
      patient: { id, partition: id },
      allergies: activeOf(id, 'patient'),
      coverages: activeOf(id, 'beneficiary'),
      episodes: {
        filters: [{ field: 'patient', op: 'eq', value: id }],
        partition: id,
        pageSize: 50,
        summary: true,
      } satisfies QueryCall,
    }),
    [id],
  )
  const mayRead = may('Patient:Read')
  const when = <Input>(permission: string, input: Input) => (mayRead && may(permission) ? input : undefined)
  const read = useAnswer('patient.read', known ? undefined : when('Patient:Read', asked.patient))
  const allergies = useAnswer('allergy.query', when('Allergy:Read', asked.allergies))
  const coverages = useAnswer('coverage.query', when('Coverage:Read', asked.coverages))
  const episodes = useAnswer('episodeOfCare.query', when('EpisodeOfCare:Read', asked.episodes))
  return {
    patient: known ?? (read?.ok ? read.value : undefined),
    allergies: allergies?.ok ? allergies.value.items : undefined,
    coverages: coverages?.ok ? coverages.value.items : undefined,
    episodes: episodes?.ok ? episodes.value.items : undefined,
  }
}

function activeOf(id: string, field: string): QueryCall {
  return {
    filters: [
      { field, op: 'eq', value: id },
      { field: 'status', op: 'eq', value: 'Active' },
    ],
    partition: id,
    pageSize: 20,
    summary: true,
  }
}
