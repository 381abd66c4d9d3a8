import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Answers, isRecord, sameAnswer } from '#shared/answers/answer.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import { type Definition, definitionOf } from '#shared/forms/definition.ts'
import type { ValidationMode } from '#shared/forms/filling/check-node.ts'
import { type InnerPlace, innerPlaces } from '#shared/forms/opening/inner-places.ts'
import { openInstrumentAlerts } from '#shared/forms/opening/instrument-alerts.ts'
import { type Instrument, instrumentScores } from '#shared/forms/opening/instrument-answer.ts'
import { validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { type Finding, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { pinned } from './optional.ts'

type Filled = { readonly form: Form; readonly answers: Answers }
type Asked = { readonly mode: ValidationMode; readonly context: FormContext }

/**
 * In the parts of a note, what is wrong in forms that stand inside others: each is checked by its own definition, in the version that was answered, and the
 * scores of an instrument are those that its answers make.
 */
export async function innerFindings(
  context: Context,
  { form, answers }: Filled,
  asked: Asked,
): Promise<Outcome<readonly Finding[]>> {
  const findings: Finding[] = []
  for (const place of innerPlaces(form.definition, answers)) {
    const inner = await loadInner(context, place)
    if (!inner.ok) {
      findings.push(invalid(place))
      continue
    }
    findings.push(...innerOf(place, inner.value, asked))
    const deeper = await innerFindings(
      context,
      { form: compileForm(inner.value), answers: place.answers },
      asked,
    )
    if (!deeper.ok) return deeper
    findings.push(...deeper.value.map((each) => ({ ...each, pointer: place.pointer + each.pointer })))
  }
  return succeeded(findings)
}

function innerOf(
  place: InnerPlace,
  inner: Definition | Instrument,
  { mode, context }: Asked,
): readonly Finding[] {
  const { values = {} } = context
  const found = validateAnswers(compileForm(inner), place.answers, { mode, context: { values } })
  const placed = found.map((each) => ({ ...each, pointer: place.pointer + each.pointer }))
  if (!('version' in inner)) return placed
  const open = mode === 'final' ? openInstrumentAlerts(inner, place.value, { values }) : []
  const alerts = open.map(({ message }) => unanswered(place, message))
  return isScored(place, inner) ? [...placed, ...alerts] : [...placed, ...alerts, invalid(place)]
}

/** What keeps a form around an instrument from being finished: an alert, while nobody has said what was done. */
function unanswered({ pointer, element }: InnerPlace, message: string): Finding {
  const name = element.label ?? element.id
  return { pointer, weight: 'blocks', message: 'forms.alert-unanswered', parameters: { name, message } }
}

function isScored({ value, answers }: InnerPlace, instrument: Instrument): boolean {
  const scores = instrumentScores(instrument, answers)
  return sameAnswer(scores.length > 0 ? scores : undefined, value.scores)
}

function invalid({ pointer, element }: InnerPlace): Finding {
  return {
    pointer,
    weight: 'blocks',
    message: 'forms.invalid',
    parameters: { path: element.label ?? element.id },
  }
}

async function loadInner(
  context: Context,
  { form, element, value }: InnerPlace,
): Promise<Outcome<Definition | Instrument>> {
  if (element.type === 'Subform') {
    const found = await pinned(context, 'Form', form)
    return found.ok ? succeeded(definitionOf(found.value)) : found
  }
  const found = await pinned(context, 'Questionnaire', form)
  if (!found.ok) return found
  const { shortName, scoring, alerts } = found.value
  return succeeded({
    ...definitionOf(found.value),
    version: versionOf(form, value),
    shortName,
    scoring,
    alerts,
  })
}

function versionOf(form: Reference, value: Answers): Reference {
  const { questionnaire } = value
  return { ...form, ...(isRecord(questionnaire) ? questionnaire : {}) }
}
