import { useFormRoom } from '#client/form/room/form-room.ts'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  readonly id: string
  readonly label: string
  readonly isReadOnly: boolean
  readonly kinds: readonly { readonly name: string; readonly titleId: string }[]
  readonly choose: (name: string) => void
}

/** The choice of the kind of a value, before anything else is asked of it. */
export function KindChoice({ id, label, isReadOnly, kinds, choose }: Props) {
  const words = useWords()
  const { words: screen } = useFormRoom()
  const sorted = kinds
    .map(({ name, titleId }) => ({ name, title: screen.message(titleId) }))
    .toSorted((one, other) => one.title.localeCompare(other.title))
  return (
    <div className="form-part" data-structure="choice">
      <label htmlFor={id}>
        {words('form.structure-kind')}
        <span className="visually-hidden"> {label}</span>
      </label>
      <select
        id={id}
        className="form-input"
        value=""
        disabled={isReadOnly}
        onChange={({ target }) => target.value !== '' && choose(target.value)}
      >
        <option value="">{words('form.choose')}</option>
        {sorted.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}
