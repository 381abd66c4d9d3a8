import { type Answer, isRecord } from '#shared/answers/answer.ts'

const url = 'http://hl7.org/fhir/StructureDefinition/originalText'

/** A chosen option in FHIR, with the words that were said with it. */
export function wordedCoding(coding: Answer, answer: Answer): Answer {
  if (!isRecord(coding) || !isRecord(answer)) return coding
  const { code, text } = answer
  if (code === undefined || typeof text !== 'string') return coding
  return { ...coding, extension: [{ url, valueString: text }] }
}

/** The same read: the option alone, and the words where there are any. */
export function readWordedCoding(value: Answer | undefined): {
  readonly coding: Answer | undefined
  readonly words?: string
} {
  if (!isRecord(value) || !Array.isArray(value.extension)) return { coding: value }
  const { extension, ...coding } = value
  const said = value.extension.find((each: Answer) => isRecord(each) && each.url === url)
  return isRecord(said) && typeof said.valueString === 'string'
    ? { coding, words: said.valueString }
    : { coding: value }
}
