import { type Answer, type Answers, sameAnswer } from '#shared/answers/answer.ts'
import { exportResponse } from '#shared/exports/responses/export-response.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { linkIdOf } from '#shared/forms/expression-sources.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import type { Expressed, FormContext } from '#shared/forms/reading.ts'
import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import { exportedForm } from './exported-form.ts'
import { type ExpressionPlace, expressionPlaces } from './expression-places.ts'
import { openPaths } from './open-paths.ts'
import { resultAnswer } from './result-answer.ts'

/** The expressions of a form, made ready. */
export type OpenExpressions = {
  /** What they give for these answers; expressions that read each other are asked until nothing changes any more. */
  readonly express: (answers: Answers, context: FormContext) => Expressed
}

const nothing: Expressed = { values: {}, shown: {} }

/** Longer chains of expressions than this are not followed; what has not come to rest by then is not known. */
const mostRounds = 12

/** Opens the FHIRPath expressions of a form. They read the form's own questions and answers, and nothing else. */
export function openExpressions(definition: Definition): OpenExpressions {
  const form = compileForm(definition)
  const exported = exportedForm(definition)
  const paths = openPaths()

  const round = (answers: Answers): Expressed => {
    const items = new Map<Answers, Map<string, ForeignObject>>()
    const resource = exportResponse(exported, answers, (item, element, among) => {
      const known = items.get(among) ?? new Map<string, ForeignObject>()
      items.set(among, known.has(element.id) ? known : known.set(element.id, item))
    })
    const values = { resource, questionnaire: exported.questionnaire }
    const ask = paths.within(values)
    const baseOf = ({ element, answers: among }: ExpressionPlace) =>
      items.get(among)?.get(element.id) ?? { linkId: linkIdOf(element) }
    return together(expressionPlaces(form, answers).map((place) => expressedAt(place, baseOf(place), ask)))
  }

  return {
    express: (answers, context) => {
      const final = (expressed: Expressed) =>
        openAnswers(form, answers, { ...context, expressed, newId: () => '' }).toAnswers('final')
      let before = nothing
      for (let count = 0; count < mostRounds; count += 1) {
        const next = round(final(before))
        if (isSame(before, next)) return next
        before = next
      }
      return common(before, round(final(before)))
    },
  }
}

type Ask = ReturnType<ReturnType<typeof openPaths>['within']>

function expressedAt({ element, path }: ExpressionPlace, base: ForeignObject, ask: Ask): Expressed {
  const { value, visible, variables = {} } = element.fhirPath ?? {}
  const given = value === undefined ? undefined : ask(value, { base, variables })
  const shown = visible === undefined ? undefined : ask(visible, { base, variables })
  return {
    values: given ? { [path]: resultAnswer(element, given) } : {},
    shown: shown ? { [path]: shown[0] === true } : {},
  }
}

function together(all: readonly Expressed[]): Expressed {
  return {
    values: Object.assign({}, ...all.map(({ values }) => values)),
    shown: Object.assign({}, ...all.map(({ shown }) => shown)),
  }
}

function isSame(left: Expressed, right: Expressed): boolean {
  return (
    sameAnswer(asRecord(left.values), asRecord(right.values)) &&
    sameAnswer(asRecord(left.shown), asRecord(right.shown))
  )
}

function asRecord(map: { readonly [path: string]: Answer | undefined }): Answer {
  return Object.fromEntries(Object.entries(map).map(([path, value]) => [path, value ?? null]))
}

/** What two rounds agree on. */
function common(left: Expressed, right: Expressed): Expressed {
  const agree = <Value extends Answer>(
    one: { readonly [path: string]: Value | undefined },
    two: { readonly [path: string]: Value | undefined },
  ) => Object.fromEntries(Object.entries(one).filter(([path, value]) => sameAnswer(value, two[path])))
  return { values: agree(left.values, right.values), shown: agree(left.shown, right.shown) }
}
