import { useWords } from '#client/ui/words.tsx'
import type { Stroke } from '#shared/elements/people/strokes.ts'
import { InkPad } from './ink-pad.tsx'

type Props = { readonly strokes: readonly Stroke[]; readonly draw?: (strokes: readonly Stroke[]) => void }

/** A surface for people to sign on with pen, finger or mouse. It is never the only way: the typed name stands beside it. */
export function SignaturePad(props: Props) {
  const words = useWords()
  const label = words(props.strokes.length > 0 ? 'form.pad-drawn' : 'form.pad-empty')
  return <InkPad {...props} height={150} label={label} />
}
