import { useFormRoom } from '#client/form/room/form-room.ts'
import { useFormerForms } from '#client/form/room/use-former-forms.ts'
import { usePlace } from '#client/form/room/use-place.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import { carriedAnswer, mayCarry } from '#shared/forms/opening/carried-answers.ts'

type Props = { readonly element: Element; readonly path: string; readonly label: string }

/** Beside a form's question: the last answer to it, to be taken over by a press; and of one that was taken over, of which day it is, until somebody has looked at it. */
export function CarryOver(props: Props) {
  const { setting } = useFormRoom()
  const { value, readOnly, carried } = usePlace(props.path)
  if (carried) return <Taken {...props} />
  const { carrying } = setting
  const isOffered =
    carrying !== undefined && value === undefined && !readOnly && mayCarry(props.element, carrying.inherits)
  return isOffered ? <Offered {...props} /> : null
}

function Offered({ element, path, label }: Props) {
  const { answers } = useFormRoom()
  const words = useWords()
  const moments = useMoments()
  const found = useFormerForms()
    .map((former) => ({ value: carriedAnswer(element, former.answers), source: former.source }))
    .find(({ value }) => value !== undefined)
  const value = found?.value
  if (!found || value === undefined) return null
  const day = moments.date(found.source.on)
  const take = () => {
    answers.carry(path, value, found.source)
    announce(words('form.carried', { label, day }))
  }
  return (
    <button
      type="button"
      className="form-carry"
      aria-label={words('form.carry-of', { label, day })}
      onClick={take}
    >
      {words('form.carry', { day })}
    </button>
  )
}

function Taken({ path, label }: Props) {
  const { answers, setting } = useFormRoom()
  const words = useWords()
  const moments = useMoments()
  const { carried, readOnly } = usePlace(path)
  if (!carried) return null
  const isNew = carried.seen !== true
  const isReported =
    carried.from.resourceType === 'QuestionnaireResponse' && setting.carrying?.of !== 'Questionnaire'
  const kind = isReported ? 'reported' : 'carried'
  return (
    <p className="form-help form-carried" data-new={isNew || undefined}>
      {words(isNew ? `form.${kind}-new` : `form.${kind}-seen`, { day: moments.date(carried.on) })}{' '}
      {isNew && !readOnly && (
        <button
          type="button"
          className="form-clear"
          aria-label={words(`form.${kind}-look-of`, { label })}
          onClick={() => answers.look(path)}
        >
          {words(`form.${kind}-look`)}
        </button>
      )}
    </p>
  )
}
