import { useMemo } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWorld } from '#client/ui/world.ts'
import type { AdministrativeGender } from '#generated/enumerations/administrative-gender.ts'
import type { EncounterMode } from '#generated/enumerations/encounter-mode.ts'
import type { NoteKind } from '#generated/enumerations/note-kind.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Answer } from '#shared/answers/answer.ts'
import type { ContextPath } from '#shared/forms/context-paths.ts'

/** Whom and what somebody thinks of while a form is tried out. */
export type SampleFacts = {
  readonly age?: number
  readonly gender?: AdministrativeGender
  readonly mode?: EncounterMode
  readonly service?: Reference
  readonly program?: Reference
  readonly kind?: NoteKind
}

/** What the form can ask of them. */
export type SampleContext = { readonly [Path in ContextPath]?: Answer | undefined }

/** The facts by the paths under which forms ask for them. */
export function useSampleContext(facts: SampleFacts): SampleContext {
  const { age, gender, mode, service, program, kind } = facts
  const moments = useMoments()
  const { instant } = useWorld()
  const today = moments.dayOf(instant())
  const ofService = useAnswer('healthcareService.read', service && { id: service.id })
  const ofProgram = useAnswer('program.read', program && { id: program.id })
  const read = service && ofService?.ok ? ofService.value : undefined
  const code = program && ofProgram?.ok ? ofProgram.value.code : undefined
  return useMemo(
    () => ({
      today,
      serviceDate: today,
      birthDate: age === undefined ? undefined : `${Number(today.slice(0, 4)) - age}${today.slice(4)}`,
      'patient.age': age,
      'patient.gender': gender,
      'encounter.mode': mode,
      'service.code': read?.code,
      'service.category': read?.category.code,
      'program.code': code,
      'note.kind': kind,
    }),
    [today, age, gender, mode, read, code, kind],
  )
}
