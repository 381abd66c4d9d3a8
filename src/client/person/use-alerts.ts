import { useCodeWords } from '#client/form/words/code-words.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { HeaderFacts } from './use-header-facts.ts'

/** One thing that has to be seen before anything else; `look` says how loud. */
export type PersonAlert = {
  readonly key: string
  readonly look: 'critical' | 'warn' | 'quiet'
  readonly text: string
}

/** The alerts of a person: allergies, risk, what staff has put there, legal state, interpreter, and what becomes of the record. */
export function useAlerts({ patient, allergies, episodes = [] }: HeaderFacts): readonly PersonAlert[] {
  const words = useWords()
  const labels = useLabels()
  const codeWords = useCodeWords()
  const moments = useMoments()
  const today = moments.dayOf(useWorld().instant())
  if (!patient) return []

  const alert = (key: string, look: PersonAlert['look'], text: string): PersonAlert => ({ key, look, text })
  const { acuity, active, deceased, flags, legal } = patient
  return [
    ...(deceased?.value ? [alert('deceased', 'warn', words('patients.deceased'))] : []),
    ...(active ? [] : [alert('inactive', 'quiet', words('patients.inactive'))]),
    ...(flags.testPatient ? [alert('test', 'quiet', words('person.test-patient'))] : []),
    ...(acuity === 'High' || acuity === 'Crisis'
      ? [alert('acuity', 'critical', words('person.risk', { level: labels(`enumeration.Acuity.${acuity}`) }))]
      : []),
    ...inForce(patient, today).map(({ id, text, severity }) => alert(id, looks[severity], text)),
    ...(allergies ? allergyAlert(allergies, words) : []),
    ...(legal?.status ?? []).map(({ code }) =>
      alert(`legal ${code}`, 'warn', words('person.legal', { status: codeWords('legal-status', code) })),
    ),
    ...interpreted(patient).map((language) =>
      alert(`interpreter ${language}`, 'warn', words('person.interpreter', { language })),
    ),
    ...(episodes.some(isSubstanceUse) ? [alert('sud', 'quiet', words('person.part-two'))] : []),
  ]
}

function isSubstanceUse({ meta }: EpisodeOfCare): boolean {
  return meta.securityLabels?.some(({ code }) => code === 'SUD') === true
}

const looks = { Critical: 'critical', Warn: 'warn', Info: 'quiet' } as const

function inForce({ alerts = [] }: Patient, today: string): NonNullable<Patient['alerts']> {
  return alerts.filter(({ from, until }) => (!from || from <= today) && (!until || until >= today))
}

function allergyAlert(
  allergies: NonNullable<HeaderFacts['allergies']>,
  words: ReturnType<typeof useWords>,
): readonly PersonAlert[] {
  const known = allergies.filter(({ noKnownAllergies }) => !noKnownAllergies)
  const names = known.map(({ substance, display }) => substance?.display ?? display).join(', ')
  if (known.length > 0)
    return [{ key: 'allergies', look: 'critical', text: words('person.allergies', { names }) }]
  const id = allergies.length > 0 ? 'person.allergies-none' : 'person.allergies-unknown'
  return [{ key: 'allergies', look: 'quiet', text: words(id) }]
}

/** The languages for which somebody has to be there who interprets. */
function interpreted({ languages = [] }: Patient): readonly string[] {
  return languages
    .filter(({ interpreter }) => interpreter && interpreter.code !== 'none')
    .map(({ language }) => language.display)
}
