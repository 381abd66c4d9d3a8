import { Button } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { FormDocument } from '#client/form/form-document.tsx'
import { ToDecide } from '#client/ui/states/to-decide.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Answer } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import type { OwnChange } from '#shared/notes/editing/own-changes.ts'
import { plainText } from '#shared/patch/plain-text.ts'
import type { AmendedSheet, AmendedSheets } from './amended-sheets.ts'

type Props = {
  readonly open: AmendedSheets
  readonly decide: (change: OwnChange, isMine: boolean) => void
}

/** What was typed before into answers that somebody else has changed since, beside what the note says now, until a person decides. */
export function DisputedAnswers({ open, decide }: Props): ReactNode {
  return open.disputed.map((change) => (
    <Disputed
      key={JSON.stringify(change)}
      change={change}
      sheet={open.sheets.find(({ key }) => key === change.section)}
      decide={decide}
    />
  ))
}

type DisputedProps = Pick<Props, 'decide'> & {
  readonly change: OwnChange
  readonly sheet: AmendedSheet | undefined
}

function Disputed({ change, sheet, decide }: DisputedProps): ReactNode {
  const words = useWords()
  const { id, after, section } = change
  const stands = sheet?.stood[id]
  return (
    <ToDecide
      title={words('note.amend-both', { section: sheet?.title ?? section })}
      why={words('note.amend-both-text')}
      sides={[
        { name: words('note.mine'), said: <Said sheet={sheet} id={id} value={after} /> },
        { name: words('note.amend-stands'), said: <Said sheet={sheet} id={id} value={stands} /> },
      ]}
      ways={
        <>
          {sheet && <Button onClick={() => decide(change, true)}>{words('note.keep-mine')}</Button>}
          <Button variant="default" onClick={() => decide(change, false)}>
            {words('note.amend-leave')}
          </Button>
        </>
      }
    />
  )
}

type SaidProps = {
  readonly sheet: AmendedSheet | undefined
  readonly id: string
  readonly value: Answer | undefined
}

/** One answer as its form prints it, whether its question is shown at the moment or not. */
function Said({ sheet, id, value }: SaidProps): ReactNode {
  const { newId } = useWorld()
  const element = sheet?.answers.form.nodes.get(id)?.element
  const answers = useMemo(() => {
    if (!element) return undefined
    const { visibleWhen: _when, fhirPath: _path, ...asked } = element
    return openAnswers(compileForm({ elements: [asked] }), value === undefined ? {} : { [id]: value }, {
      newId,
    })
  }, [element, id, value, newId])
  return answers ? <FormDocument answers={answers} /> : plainText(value)
}
