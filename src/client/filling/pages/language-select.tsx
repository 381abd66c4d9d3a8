import { type ReactNode, useId } from 'react'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { useWords } from '#client/ui/words.tsx'

/** The languages of a questionnaire, and the one in which it is filled. */
export type QuestionLanguage = {
  readonly code: string
  readonly all: readonly string[]
  readonly choose: (code: string) => void
}

/** The choice of the language of the questions, where there is more than one. */
export function LanguageSelect({ language }: { readonly language: QuestionLanguage }): ReactNode {
  const words = useWords()
  const codeWords = useCodeWords()
  const id = useId()
  if (language.all.length < 2) return null
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {words('filling.language')}
      </label>
      <select
        id={id}
        className="form-input"
        value={language.code}
        onChange={(event) => language.choose(event.currentTarget.value)}
      >
        {language.all.map((code) => (
          <option key={code} value={code}>
            {codeWords('language', code)}
          </option>
        ))}
      </select>
    </>
  )
}
