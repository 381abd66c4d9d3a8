import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { licencesHoldIn, licencesValidOn } from '#shared/rules/licences.ts'
import { type Looked, type Opinion, right, wrong } from './opinion.ts'

/**
 * Whether whoever led the session had a licence on that day, one that the service takes, and by telehealth one for the state in which
 * the patient was. Somebody without any licence is asked for one only where the service is; of a group it is asked once.
 */
export function sayLicence({ session, isMemberPart }: Looked): Opinion | undefined {
  const { encounter, service, related } = session
  const performer = related?.performer
  if (!performer || isMemberPart) return undefined
  const { licenses = [], display } = performer
  const accepted = (service?.allowedLicenses ?? []).map(({ code }) => code)
  if (licenses.length === 0 && accepted.length === 0) return undefined

  const valid = licencesValidOn(licenses, encounter.serviceDate)
  if (licenses.length > 0 && valid.length === 0) return wrong('notes.licence-expired', { name: display })
  const fitting = accepted.length === 0 ? valid : valid.filter(({ type }) => accepted.includes(type.code))
  if (fitting.length === 0)
    return wrong('notes.licence-not-taken', { name: display, service: service?.name ?? '' })
  const state = stateOf(encounter)
  return state && !licencesHoldIn(fitting, state.code)
    ? wrong('notes.licence-other-state', { name: display, state: state.display })
    : right('notes.licence-fits')
}

/** Where the patient was, which matters from afar. */
function stateOf({ mode, telehealth }: Encounter): CodedValue | undefined {
  return mode === 'Telehealth' ? telehealth?.patientState : undefined
}
