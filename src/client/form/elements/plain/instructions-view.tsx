import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { writtenInstructions } from '#shared/forms/printing/written-instructions.ts'
import { InstructionWords } from './instruction-words.tsx'

/** Plain, without an answer: words for the person who fills the form. */
export function InstructionsView({ element, id }: ViewProps<never>) {
  const { words } = useFormRoom()
  const { tone, image } = element
  return <InstructionWords id={id} {...writtenInstructions(element, words)} tone={tone} image={image} />
}
