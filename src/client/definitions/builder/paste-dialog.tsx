import { Button, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import { pastedOptions, pastedQuestions } from '#shared/forms/editing/pasted-questions.ts'

type Props = {
  readonly taken: ReadonlySet<string>
  readonly onPaste: (elements: readonly Element[]) => void
  readonly onClose: () => void
}

/** Questions as text become questions: one to a line, with answers below each or the same answers for all. */
export function PasteDialog({ taken, onPaste, onClose }: Props): ReactNode {
  const words = useWords()
  const [text, setText] = useState('')
  const [answers, setAnswers] = useState('')
  const options = pastedOptions(answers)
  const elements = pastedQuestions(text, taken).map(
    (element): Element =>
      element.type === 'String' && options.length > 0 ? { ...element, type: 'Choice', options } : element,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (elements.length === 0) return
    onPaste(elements)
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('builder.paste-title')} size="lg">
      <form className="builder-paste" onSubmit={submit}>
        <Textarea
          label={words('builder.paste-questions')}
          description={words('builder.paste-questions-hint')}
          value={text}
          minRows={6}
          maxRows={14}
          autosize
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Textarea
          label={words('builder.paste-answers')}
          description={words('builder.paste-answers-hint')}
          value={answers}
          minRows={3}
          maxRows={8}
          autosize
          onChange={(event) => setAnswers(event.currentTarget.value)}
        />
        <p role="status" className="builder-quiet">
          {words('builder.paste-count', { questions: elements.length, answers: options.length })}
        </p>
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" aria-disabled={elements.length === 0}>
            {words('builder.paste')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
