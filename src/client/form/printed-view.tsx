import type { ReactNode } from 'react'
import { BodyPicture } from '#client/form/elements/body/body-picture.tsx'
import { Ink } from '#client/form/elements/composed/drawing-view.tsx'
import { Picture } from '#client/form/elements/files/picture.tsx'
import { SignaturePad } from '#client/form/elements/people/signature-pad.tsx'
import { RichText } from '#client/form/elements/rich/rich-text.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { PrintedAnswer } from '#shared/forms/printing/printed-answer.ts'

type Of<Kind extends PrintedAnswer['kind']> = Extract<PrintedAnswer, { readonly kind: Kind }>
type Printed = Exclude<PrintedAnswer, { readonly kind: 'rows' }>
type Props<Kind extends Printed['kind']> = { readonly answer: Of<Kind>; readonly label: string }

/** One answer that is read: its words, a table, a picture, ink, or a figure with its numbered list. */
export function PrintedView({
  answer,
  label,
}: {
  readonly answer: Printed
  readonly label: string
}): ReactNode {
  switch (answer.kind) {
    case 'blank':
      return '—'
    case 'words':
    case 'files':
      return answer.text
    case 'rich':
      return <RichText text={answer.text} />
    case 'options':
      return <AllOptions answer={answer} label={label} />
    case 'table':
      return <Table answer={answer} label={label} />
    case 'image':
      return (
        <>
          <Picture media={answer.media} caption={answer.text} />
          {answer.text}
        </>
      )
    case 'drawing':
      return (
        <>
          <Ink label={label} value={answer.value} />
          {answer.text}
        </>
      )
    case 'signature':
      return (
        <>
          {answer.strokes.length > 0 && <SignaturePad strokes={answer.strokes} />}
          {answer.text}
        </>
      )
    case 'body':
      return <Body answer={answer} label={label} />
  }
}

function AllOptions({ answer: { options, more } }: Props<'options'>): ReactNode {
  const words = useWords()
  return (
    <ul className="form-all-options">
      {options.map(({ code, label, isChosen }) => (
        <li key={code}>
          {isChosen ? '☒' : '☐'} {label}
        </li>
      ))}
      {more > 0 && <li>{words('form.options-more', { count: more })}</li>}
    </ul>
  )
}

function Table({ answer: { columns, rows } }: Props<'table'>): ReactNode {
  const named = columns.map((name, at) => ({ name, key: String(at) }))
  return (
    <div className="form-table">
      <table>
        <thead>
          <tr>
            <td />
            {named.map(({ name, key }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {named.map(({ key }, at) => (
                <td key={key}>{row.cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Body({ answer: { value, text, marks }, label }: Props<'body'>): ReactNode {
  const words = useWords()
  const numbered = marks.map((mark, at) => ({ mark, key: String(at) }))
  return (
    <>
      <BodyPicture value={value} label={words('form.marks-seen', { label, count: marks.length })} />
      <p>{text}</p>
      <ol>
        {numbered.map(({ mark, key }) => (
          <li key={key}>{mark}</li>
        ))}
      </ol>
    </>
  )
}
