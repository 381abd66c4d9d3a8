import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useSheet } from '#client/form/room/use-sheet.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'

/** Plain, without an answer: sheets of which one is seen at a time; a print shows them all, one after the other. */
export function TabsView({ element, label, id }: ViewProps<never>) {
  const { words } = useFormRoom()
  const [open, choose] = useSheet(element.id)
  return (
    <fieldset id={id} className="form-inner form-buttons form-tabs">
      <legend className="visually-hidden">{label}</legend>
      {(element.children ?? []).map((sheet) => (
        <button
          key={sheet.id}
          type="button"
          className="form-add"
          aria-pressed={open === sheet.id}
          onClick={() => choose(sheet.id)}
        >
          {textOf(sheet, words) || sheet.id}
        </button>
      ))}
    </fieldset>
  )
}
