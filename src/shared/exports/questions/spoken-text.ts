import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import type { FormWriting } from './form-writing.ts'

type Translated = NonNullable<FormWriting['translations']>
type Said = (elements: Translated[string]) => string | undefined

/** A text in all languages in which it is said; nothing where it is said in none. */
export function spokenText(translations: Translated, said: Said): ForeignObject | undefined {
  const extension = spokenIn(translations, said)
  return extension.length === 0 ? undefined : { extension }
}

/** Words in other languages, as FHIR adds them to a text. */
export function spokenIn(translations: Translated, said: Said): readonly ForeignObject[] {
  return Object.entries(translations).flatMap(([language, elements]) => {
    const words = said(elements)
    return words === undefined ? [] : [translation(language, words)]
  })
}

function translation(language: string, words: string): ForeignObject {
  return {
    url: 'http://hl7.org/fhir/StructureDefinition/translation',
    extension: [
      { url: 'lang', valueCode: language },
      { url: 'content', valueString: words },
    ],
  }
}
