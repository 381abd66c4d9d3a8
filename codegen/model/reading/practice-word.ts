import { isObject, objectAt } from '#codegen/load/json.ts'
import type { Sources } from '#codegen/load/sources.ts'

/** A word that a practice may name anew: the parameter that says it, and how it stands in a label of each language. */
export type PracticeWord = { readonly parameter: string; readonly en: string; readonly es: string }

const preferences = 'schemas/resources/practice-preferences.json'

/** Labels whose words mean themselves: what a practice calls its words is not renamed by them, and these are none of them. */
const keptIds = /^(field\.PracticePreferences\.labels|enumeration\.LabelKey)\./
const keptTexts = /^(General practitioner|Problem of the interface)$/

/** The words of `PracticePreferences.labels`, with the Spanish of each; none in a project without preferences. */
export function practiceWordsOf(
  sources: Sources,
  spanish: Readonly<Record<string, unknown>>,
): readonly PracticeWord[] {
  const { labels } = objectAt(sources.files.get(preferences)?.json, 'properties')
  return Object.entries(objectAt(labels, 'default')).flatMap(([name, pair]) =>
    [
      { parameter: name, word: isObject(pair) ? pair.singular : undefined },
      { parameter: `${name}s`, word: isObject(pair) ? pair.plural : undefined },
    ].flatMap(({ parameter, word }) => {
      const es = typeof word === 'string' ? spanish[word] : undefined
      return typeof word === 'string' && typeof es === 'string' ? [{ parameter, en: word, es }] : []
    }),
  )
}

/** A label in which the words that a practice may name anew are parameters; as it is when it has none of them. */
export function withPracticeWords(
  label: { readonly id: string; readonly en: string; readonly es: string },
  words: readonly PracticeWord[],
): { readonly en: string; readonly es: string } {
  if (keptIds.test(label.id) || keptTexts.test(label.en)) return label
  return words
    .filter(({ en }) => wholeWord(en).test(label.en))
    .reduce<{ readonly en: string; readonly es: string }>(
      ({ en, es }, word) => ({
        en: en.replace(wholeWord(word.en), parameterFor(word)),
        es: es.replace(wholeWord(word.es), parameterFor(word)),
      }),
      label,
    )
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}{])${word}(?![\\p{L}}])`, 'giu')
}

/** At the beginning of a label it is written with a capital letter, inside it is not. */
function parameterFor({ parameter }: PracticeWord): (found: string) => string {
  const capital = `${parameter.charAt(0).toUpperCase()}${parameter.slice(1)}`
  return (found) => (found.charAt(0) === found.charAt(0).toUpperCase() ? `{${capital}}` : `{${parameter}}`)
}
