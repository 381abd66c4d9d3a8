import type { Context } from '#server/operations/handler.ts'
import { type Finding, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type Rebooked, takesPart } from '#shared/scheduling/surrounding/patient-remarks.ts'
import { telehealthFindings } from '#shared/scheduling/surrounding/telehealth-findings.ts'
import { isAskedAround } from './is-asked-around.ts'
import { rowsOf } from './rows-of.ts'
import { seen } from './seen.ts'

/** What of a wanted visit by telehealth needs somebody's word: it has no address to meet at, or its owner has no license where the patient lives. */
export async function videoFindings(
  context: Context,
  rebooked: Rebooked,
): Promise<Outcome<readonly Finding[]>> {
  const { mode, location, owner, attendees = [] } = rebooked.after
  if (mode !== 'Telehealth' || !isAskedAround(context, rebooked)) return succeeded([])
  const place = await seen(context, 'Location', location)
  if (!place.ok) return place
  const led = await seen(context, 'Practitioner', owner)
  if (!led.ok) return led
  const among = attendees.flatMap((each) => (takesPart(each) ? [each.subject.id] : []))
  const patients = await rowsOf(context, 'Patient', { field: 'id', among })
  if (!patients.ok) return patients
  const isPlaceKnown = location === undefined || place.value !== undefined
  return succeeded(
    telehealthFindings(rebooked, {
      isPlaceKnown,
      place: place.value,
      owner: led.value,
      patients: patients.value,
    }),
  )
}
