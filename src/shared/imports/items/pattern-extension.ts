import { patternFault } from '#shared/forms/patterns/patterns.ts'
import { cut, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { ImportEntry } from '#shared/imports/reading/import-ledger.ts'
import type { Part } from '#shared/imports/reading/importing.ts'
import type { Extension } from '#shared/imports/reading/source-item.ts'

const longest = 200

/** Takes over an item's pattern when it can be matched in linear time; FHIR means the whole answer. */
export function patternExtension({ value }: Extension, part: Part): ImportEntry | undefined {
  const source = textOf(value?.value)
  if (source === undefined) return 'imports.extension-pattern-empty'
  if (part.type !== 'String' && part.type !== 'Text' && part.type !== 'Url')
    return 'imports.extension-pattern-answer-type'

  const pattern = anchored(plainEscapes(source))
  const fault = pattern.length > longest ? 'too-long' : patternFault(pattern)
  if (fault !== undefined)
    return { message: `imports.extension-pattern-${fault}`, parameters: { text: cut(source, 600) } }
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
