import { useState } from 'react'
import type { EditorProps, OfKind } from './editor-props.ts'
import { KindChoice } from './kind-choice.tsx'
import { choiceOf } from './resolved-structure.ts'

/** The editor of a value that is one of several things: which one is chosen first. */
export function EitherEditor(props: EditorProps<OfKind<'either'>>) {
  const { structure, value, label, id, isReadOnly, Editor } = props
  const [chosen, setChosen] = useState(() => choiceOf(structure, value))
  if (chosen) return <Editor {...props} structure={chosen.is} />
  return (
    <KindChoice
      id={id}
      label={label}
      isReadOnly={isReadOnly}
      kinds={structure.choices.map(({ titleId }) => ({ name: titleId, titleId }))}
      choose={(name) => setChosen(structure.choices.find(({ titleId }) => titleId === name))}
    />
  )
}
