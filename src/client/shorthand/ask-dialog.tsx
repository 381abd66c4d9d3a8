import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { RichText } from '#client/form/elements/rich/rich-text.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { useWords } from '#client/ui/words.tsx'
import {
  cursorSign,
  filled,
  type OpenQuestion,
  openQuestions,
  type PlaceholderValues,
} from '#shared/shorthand/filled.ts'
import { piecesOf } from '#shared/shorthand/pieces-of.ts'

type Props = {
  readonly name: string
  readonly body: string
  readonly values: PlaceholderValues
  readonly onPut: (text: string) => void
  readonly onClose: () => void
}

/** Asks what a prepared text leaves open, shows how it will read, and puts it in. What is left open can be filled in later, where it stands. */
export function AskDialog({ name, body, values, onPut, onClose }: Props): ReactNode {
  const words = useWords()
  const [given, setGiven] = useState<ReadonlyMap<number, string>>(new Map())
  const pieces = piecesOf(body)
  const text = filled(pieces, values, given)
  const give = (at: number, answer: string) =>
    setGiven((before) => {
      const next = new Map(before)
      if (answer === '') next.delete(at)
      else next.set(at, answer)
      return next
    })
  const put = (event: FormEvent) => {
    event.preventDefault()
    onPut(text)
  }
  return (
    <Dialog isOpen onClose={onClose} title={name} size="lg">
      <form className="shorthand-form" onSubmit={put} data-no-shorthand>
        {openQuestions(pieces, values).map((asked, index) => (
          <Question
            key={asked.at}
            asked={asked}
            isFirst={index === 0}
            answer={given.get(asked.at) ?? ''}
            give={(answer) => give(asked.at, answer)}
          />
        ))}
        <section className="shorthand-preview" aria-label={words('shorthand.preview')}>
          <RichText text={text.replace(cursorSign, '')} />
        </section>
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit">{words('shorthand.put-in')}</Button>
        </div>
      </form>
    </Dialog>
  )
}

type QuestionProps = {
  readonly asked: OpenQuestion
  readonly isFirst: boolean
  readonly answer: string
  readonly give: (answer: string) => void
}

function Question({ asked, isFirst, answer, give }: QuestionProps): ReactNode {
  const words = useWords()
  const id = useId()
  if (asked.kind === 'prompt')
    return (
      <TextInput
        label={asked.label}
        value={answer}
        autoComplete="off"
        {...(isFirst && { 'data-autofocus': true })}
        onChange={({ currentTarget }) => give(currentTarget.value)}
      />
    )
  return (
    <fieldset className="shorthand-choice">
      <legend>{words('shorthand.choose')}</legend>
      {asked.options.map((option, index) => (
        <label key={option} className="shorthand-option">
          <input
            type="radio"
            name={id}
            checked={answer === option}
            {...(isFirst && index === 0 && { 'data-autofocus': true })}
            onChange={() => give(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
