import type { Element } from '#shared/forms/definition.ts'
import type { Misfit } from '#shared/forms/schemas/conforms.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

type Sentence = { readonly message: string; readonly parameter?: string }

const sentences: { readonly [keyword: string]: Sentence } = {
  minimum: { message: 'forms.at-least', parameter: 'min' },
  maximum: { message: 'forms.at-most', parameter: 'max' },
  minLength: { message: 'forms.min-length', parameter: 'min' },
  maxLength: { message: 'forms.max-length', parameter: 'max' },
  enum: { message: 'forms.one-of', parameter: 'values' },
  not: { message: 'forms.none-of', parameter: 'values' },
  minItems: { message: 'forms.fewest-entries', parameter: 'min' },
  maxItems: { message: 'forms.most-entries', parameter: 'max' },
  uniqueItems: { message: 'forms.unique' },
  multipleOf: { message: 'forms.step', parameter: 'step' },
}

/** A draft may hold what is not finished (`incomplete`, `pattern`); `invalid` is what can never be an answer. */
const byKeyword: { readonly [keyword: string]: string } = {
  pattern: 'forms.pattern',
  required: 'forms.incomplete',
  oneOf: 'forms.incomplete',
  exclusiveMinimum: 'forms.positive',
  exclusiveMaximum: 'forms.negative',
}

const formatMessages: { readonly [format: string]: string } = {
  email: 'forms.email',
  uri: 'forms.url',
}

/** While a form is filled, its finding for a value that does not fit. */
export function findingOf(
  misfit: Misfit,
  place: { readonly pointer: string; readonly label: string },
  element: Element,
): Finding {
  const pointer = place.pointer + misfit.pointer
  const parameters = { path: place.label }
  const own = element.validation?.patternMessage
  if (misfit.keyword === 'pattern' && own !== undefined && own !== '') {
    return { pointer, weight: 'blocks', message: 'forms.author', parameters: { ...parameters, message: own } }
  }

  const exact = element.validation?.length
  if (exact !== undefined && (misfit.keyword === 'minLength' || misfit.keyword === 'maxLength')) {
    return {
      pointer,
      weight: 'blocks',
      message: 'forms.length',
      parameters: { ...parameters, length: exact },
    }
  }

  const sentence = sentenceOf(misfit)
  const limit = sentence.parameter === undefined ? {} : { [sentence.parameter]: misfit.limit }
  return { pointer, weight: 'blocks', message: sentence.message, parameters: { ...parameters, ...limit } }
}

function sentenceOf({ keyword, limit }: Misfit): Sentence {
  if (keyword === 'format') return { message: formatMessages[limit] ?? 'forms.invalid' }
  return sentences[keyword] ?? { message: byKeyword[keyword] ?? 'forms.invalid' }
}
