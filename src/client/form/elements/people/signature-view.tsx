import { useState } from 'react'
import { Part } from '#client/form/elements/part.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { Markdown } from '#client/form/words/markdown.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { FormSignature } from '#generated/types/form-signature.ts'
import { type Stroke, strokesOf } from '#shared/elements/people/strokes.ts'
import { SignaturePad } from './signature-pad.tsx'

/** Of people who sign: a typed name, with a drawn stroke where a pen or finger is at hand. Once taken it is shown, and can be taken anew. */
export function SignatureView({
  element,
  label,
  id,
  value,
  change,
  leave,
  isReadOnly,
  marks,
}: ViewProps<FormSignature>) {
  const words = useWords()
  const { setting, words: room } = useFormRoom()
  const { signer } = setting
  const mayDraw = element.methods?.includes('Drawn') ?? true
  const { instant } = useWorld()
  const [name, setName] = useState('')
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])

  if (value)
    return <Taken id={id} signature={value} isReadOnly={isReadOnly} again={() => change(undefined)} />
  if (isReadOnly) return <p id={id}>{words('form.not-signed')}</p>

  const take = () => {
    change({
      method: strokes.length > 0 ? 'Drawn' : 'Typed',
      typedName: name.trim(),
      ...(strokes.length > 0 ? { strokes: JSON.stringify(strokes) } : {}),
      signedAt: instant(),
      ...(signer
        ? { signer: { id: signer.id, resourceType: signer.resourceType, display: signer.display } }
        : {}),
      ...(element.role ? { role: element.role } : {}),
      statement: element.statement ?? label,
    })
    announce(words('form.signed-by', { name: name.trim() }))
    leave()
  }
  return (
    <div className="form-signature">
      {element.statement !== undefined && (
        <div className="form-instructions">
          <Markdown text={room.fill(element.statement)} />
        </div>
      )}
      <Part label={words('form.typed-name')} isWide>
        <input
          {...marks}
          id={id}
          className="form-input"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onBlur={leave}
        />
      </Part>
      {mayDraw && <SignaturePad strokes={strokes} draw={setStrokes} />}
      <button
        type="button"
        className="form-add"
        aria-disabled={name.trim() === ''}
        onClick={() => name.trim() !== '' && take()}
      >
        {words('form.sign-here')}
      </button>
      {name.trim() === '' && <p className="form-help">{words('form.sign-needs-name')}</p>}
    </div>
  )
}

type TakenProps = {
  readonly id: string
  readonly signature: FormSignature
  readonly isReadOnly: boolean
  readonly again: () => void
}

function Taken({ id, signature, isReadOnly, again }: TakenProps) {
  const words = useWords()
  const moments = useMoments()
  return (
    <div id={id} className="form-signature" data-taken>
      {signature.strokes && <SignaturePad strokes={strokesOf(signature.strokes)} />}
      <p className="form-strong">{signature.typedName}</p>
      <p className="form-help">
        {words('form.signed-at', { moment: moments.dateAndTime(signature.signedAt) })}
      </p>
      {!isReadOnly && (
        <button type="button" className="form-clear" onClick={again}>
          {words('form.sign-again')}
        </button>
      )}
    </div>
  )
}
