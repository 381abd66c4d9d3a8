import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTrialSetting } from '#client/definitions/shown/use-trial-setting.ts'
import { FormView } from '#client/form/form-view.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'
import type { SectionPart } from './use-parts.tsx'

/** The form of a section, to look at: nothing in it takes the focus. It is drawn when it comes near what is seen. */
export function DrawnSection({ part }: { readonly part: SectionPart }): ReactNode {
  const words = useWords()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px', scrollMargin: '600px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place} className="note-section-form" inert>
      {part.form.elements.length === 0 && (
        <p className="builder-quiet">{words('note-builder.no-questions')}</p>
      )}
      {isNear && <DrawnForm part={part} />}
    </div>
  )
}

function DrawnForm({ part: { sectionForm, form } }: { readonly part: SectionPart }): ReactNode {
  const { newId } = useWorld()
  const setting = useTrialSetting()
  const answers = useMemo(
    () => openAnswers(compileForm(sectionDefinition(sectionForm, form)), {}, { newId, values: {} }),
    [sectionForm, form, newId],
  )
  return <FormView answers={answers} setting={setting} headingLevel={3} />
}
