import { useFormRoom } from '#client/form/room/form-room.ts'
import { usePlace } from '#client/form/room/use-place.ts'
import { useWords } from '#client/ui/words.tsx'

/** Says beside a form's field that a calculated value was typed over, and offers to let it follow its sources again. */
export function ByHand({ path, label }: { readonly path: string; readonly label: string }) {
  const { answers } = useFormRoom()
  const words = useWords()
  const { byHand } = usePlace(path)
  if (!byHand) return null
  return (
    <p className="form-help">
      {words('form.by-hand')}{' '}
      <button
        type="button"
        className="form-clear"
        aria-label={words('form.restore-of', { label })}
        onClick={() => answers.restore(path)}
      >
        {words('form.restore')}
      </button>
    </p>
  )
}
