import type { ScreenWords } from './form-screen.ts'

/** The words of a screen, said by a speaker: message ids of generated screens, and the practice's own words in an author's text. */
export function screenWordsOf(say: (id: string) => string): ScreenWords {
  return {
    message: say,
    fill: (text) =>
      text.includes('{{')
        ? text.replace(/\{\{label\.([a-z]{1,20})\}\}/g, (_, name: string) => say(`form.word-${name}`))
        : text,
  }
}
