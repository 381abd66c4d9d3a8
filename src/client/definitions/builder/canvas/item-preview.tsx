import { memo, type ReactNode, useMemo } from 'react'
import { useTrialSetting } from '#client/definitions/shown/use-trial-setting.ts'
import { FormView } from '#client/form/form-view.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'

type Props = {
  readonly element: Element
  /** It is near enough to what is seen to be looked at. */
  readonly isDrawn: boolean
}

/** An element as it will be filled, to look at: nothing in it takes the focus. It is drawn anew only when it changes. */
export const ItemPreview = memo(function ItemPreview({ element, isDrawn }: Props): ReactNode {
  return (
    <div className="builder-preview" data-type={element.type} inert>
      {isDrawn && <Drawn element={element} />}
    </div>
  )
})

function Drawn({ element }: { readonly element: Element }): ReactNode {
  const { newId } = useWorld()
  const setting = useTrialSetting()
  const answers = useMemo(() => {
    // What others answer decides nothing here: the question is to be seen.
    const {
      visibleWhen: _visible,
      requiredWhen: _required,
      calculation: _calculation,
      hidden: _hidden,
      ...seen
    } = element
    const context = { newId, values: {} }
    return openAnswers(compileForm({ elements: [seen] }), shownOf(seen), context)
  }, [element, newId])
  return <FormView key={element.type} answers={answers} setting={setting} headingLevel={3} />
}

/** A questionnaire inside a form shows its questions as soon as it is being filled. */
function shownOf({ id, type, questionnaire }: Element): Answers {
  if (type !== 'Instrument' || !questionnaire) return {}
  return { [id]: { questionnaire: { ...questionnaire }, answers: {} } }
}
