import { patternFault } from '#shared/forms/patterns/patterns.ts'
import { textOf } from '#shared/imports/reading/foreign-object.ts'
import type { Part } from '#shared/imports/reading/importing.ts'
import type { Extension } from '#shared/imports/reading/source-item.ts'

const longest = 200

const reasons: { readonly [fault: string]: string } = {
  'too-long': 'it is longer than 200 characters',
  malformed: 'it cannot be read',
  backreference: 'it refers back to a part of itself',
  lookaround: 'it looks ahead or behind',
  'nested-repetition': 'it repeats a repetition and could take very long',
  'overlapping-repetition': 'two repetitions in it match the same characters and could take very long',
}

/** Takes over an item's pattern when it can be matched in linear time; FHIR means the whole answer. */
export function patternExtension({ value }: Extension, part: Part): string | undefined {
  const source = textOf(value?.value)
  if (source === undefined) return 'an empty pattern is left out.'
  if (part.type !== 'String' && part.type !== 'Text' && part.type !== 'Url')
    return 'a pattern has no meaning for this type of answer.'

  const pattern = anchored(plainEscapes(source))
  const fault = pattern.length > longest ? 'too-long' : patternFault(pattern)
  if (fault !== undefined) return `the pattern ${source} is left out: ${reasons[fault]}.`
  part.validation = { ...part.validation, pattern }
  return undefined
}

/** Escapes that mean nothing (`\-`, `\@`) are an error in modern patterns; they become the plain character. */
function plainEscapes(source: string): string {
  return source
    .replace(/\\([^A-Za-z0-9^$\\.*+?()[\]{}|/-])/g, '$1')
    .replace(/\[[^\]]*\]|\\-/g, (found) => (found === '\\-' ? '-' : found))
}

function anchored(source: string): string {
  const isWhole = source.startsWith('^') && source.endsWith('$') && !source.includes('|')
  return isWhole ? source : `^(?:${source.replace(/^\^|\$$/g, '')})$`
}
