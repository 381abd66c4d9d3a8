import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import { knownOf } from '#client/ui/states/answered.tsx'

const active = { filters: [{ field: 'status', op: 'eq', value: 'Active' }] } as const
const allPrograms = { filters: [], pageSize: 200 } as const

/**
 * The beginnings of the codes that the patient's programs treat, where the practice wants the search for diagnoses to begin with them; none
 * where one of the programs treats everything.
 */
export function useProgramCodes(patientId: string): readonly string[] {
  const { practice } = useSession()
  const { may } = usePermissions()
  const isWanted =
    practice?.filterDiagnosesByProgram === true && may('EpisodeOfCare:Read') && may('Program:Read')
  const enrolled = useMemo(
    () => (isWanted ? rowsOf('patient', patientId, active) : undefined),
    [isWanted, patientId],
  )
  const episodes = knownOf(useAnswer('episodeOfCare.query', enrolled))
  const programs = knownOf(useAnswer('program.query', isWanted ? allPrograms : undefined))
  return useMemo(() => {
    const ids = new Set((episodes?.items ?? []).map(({ program }) => program.id))
    const own = (programs?.items ?? []).filter(({ id }) => ids.has(id))
    const beginnings = own.map(({ diagnosisCategories = [] }) => diagnosisCategories)
    return beginnings.some((each) => each.length === 0) ? [] : beginnings.flat()
  }, [episodes, programs])
}
