import type { PacketResponse } from '#generated/types/packet-response.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Answer, Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { startAnswers } from '#shared/forms/opening/start-answers.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { PacketItem } from '#shared/packets/shown-items.ts'
import { ageOn } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { type GivenAnswers, givenAnswersOf } from './item-form.ts'

/** What whoever fills an item in finds there: the answers so far, and in one that nobody has answered yet what its author has put in from the beginning. */
export async function begunAnswersOf(
  context: Context,
  item: PacketItem,
  response: PacketResponse,
): Promise<Outcome<GivenAnswers | undefined>> {
  const given = await givenAnswersOf(context, item, response)
  if (!given.ok || !given.value) return given
  const kept = response.items.find(({ itemId }) => itemId === item.id)
  const isUntouched = (kept?.progress ?? 'NotStarted') === 'NotStarted' && kept?.data === undefined
  if (!isUntouched || kept?.response) return given
  const values = await startValues(context, response)
  if (!values.ok) return values
  const answers: Answers = startAnswers(compileForm(definitionOf(given.value.form)), {
    newId: context.newId,
    values: values.value,
  })
  return succeeded({ ...given.value, answers })
}

/** What prefills and defaults of the form may ask: the day, and of the patient what every filler knows. */
async function startValues(
  context: Context,
  response: PacketResponse,
): Promise<Outcome<Readonly<Record<string, Answer | undefined>>>> {
  const chosen = await context.stores.of('PracticePreferences').find({ pageSize: 1 })
  if (!chosen.ok) return chosen
  const today = localDate(context.now.iso, chosen.value.rows[0]?.timezone ?? 'UTC')
  const patient = await optional(context, 'Patient', response.patient)
  if (!patient.ok) return patient
  const { birthDate, gender } = patient.value ?? {}
  return succeeded({
    today,
    serviceDate: today,
    birthDate,
    'patient.age': birthDate && ageOn(birthDate, today),
    'patient.gender': gender,
  })
}
