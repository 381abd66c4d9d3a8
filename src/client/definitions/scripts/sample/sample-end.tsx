import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Script } from '#generated/types/script.ts'
import { type Answer, type Answers, isBlank, isRecord } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import { askedOf } from '#shared/scripts/asked-in.ts'

type Props = { readonly script: Script; readonly answers: Answers }

/** What a run comes to: each answer by its name, and the text that would go into a section of the note. */
export function SampleEnd({ script, answers }: Props): ReactNode {
  const words = useWords()
  const { outputs = [], mapTo = [], steps } = script
  const lines = outputs.flatMap(({ key, from, label }) => {
    const step = steps.find(({ id }) => id === from)
    const question = step && askedOf(step)
    const answer = question && answers[question.id]
    if (!question || answer === undefined || isBlank(answer)) return []
    const given = Array.isArray(answer) ? answer : [answer]
    const said = given.map((each) => saidOf(each, question, words)).join(', ')
    const texts = mapTo
      .filter(({ output }) => output === key)
      .map(({ noteSectionType: { code, display = code }, template }) => ({
        section: display,
        text: template ? template.replaceAll('{{value}}', said) : said,
      }))
    return [{ key, label, said, texts }]
  })
  return (
    <section aria-label={words('script-editor.comes-to')}>
      <h3>{words('script-editor.comes-to')}</h3>
      {lines.length === 0 && <p className="build-quiet">{words('script-editor.nothing-kept')}</p>}
      <ul>
        {lines.map(({ key, label, said, texts }) => (
          <li key={key}>
            <b>{label}</b>: {said}
            {texts.map(({ section, text }) => (
              <p key={`${section} ${text}`} className="build-quiet">
                {section}: {text}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An answer as people read it. */
function saidOf(answer: Answer, { options = [] }: Element, words: ReturnType<typeof useWords>): string {
  if (typeof answer === 'boolean') return words(answer ? 'form.yes' : 'form.no')
  if (isRecord(answer)) return String(answer.display ?? answer.text ?? Object.values(answer).join(' '))
  return options.find(({ code }) => code === answer)?.label ?? String(answer)
}
