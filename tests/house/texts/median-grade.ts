import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import type { ShownText } from './read-texts.ts'

/** The school grade that a sentence asks of its reader: of its words and syllables (Flesch and Kincaid, 1975). */
export function gradeOf(sentence: string): number {
  const words = wordsOf(sentence)
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return fleschKincaid({ sentence: 1, word: words.length, syllable: syllables })
}

/** The middle grade of the sentences of a catalogue, each counted once; names and buttons are no sentences. */
export function medianGrade(texts: readonly ShownText[]): number {
  const sentences = new Set(texts.flatMap(({ text }) => sentencesOf(text)))
  const sorted = [...sentences].map(gradeOf).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** What ends with a full stop or a mark and has words enough to be a sentence. */
export function sentencesOf(text: string): readonly string[] {
  const sentences = text.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? []
  return sentences.filter((sentence) => wordsOf(sentence).length > 2)
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}’'-]+/gu) ?? []
}
