import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { HeadingLevelProvider } from '#client/form/elements/rich/heading-level.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { usePlace } from '#client/form/room/use-place.ts'
import { Markdown } from '#client/form/words/markdown.tsx'
import type { FormSection as Stretch } from '#shared/forms/cut-sections.ts'
import { screenOf, textOf } from '#shared/forms/screens/form-screen.ts'
import { ScreenForm } from './screen-form.tsx'

type Props = {
  readonly section: Stretch
  readonly headingLevel: 2 | 3
  /** Made at once; otherwise when it comes within 800 px of what is seen. */
  readonly isEager: boolean
}

/** One stretch of the form: its heading always stands in the page, its fields are made when someone comes near. */
export const FormSection = memo(function FormSection({ section, headingLevel, isEager }: Props) {
  const { formId, words } = useFormRoom()
  const title = section.heading && textOf(section.heading, words)
  const help = section.heading?.help
  const place = useRef<HTMLElement>(null)
  const isMade = useIsNear(place, isEager)
  const { isOpen, fold } = useFold(place, section.heading?.collapsed !== true)
  const { visible } = usePlace(section.heading?.id ?? '')
  const Heading = `h${headingLevel}` as const
  const isFolded = section.heading?.collapsible === true && !isOpen
  if (section.heading && !visible) return null

  return (
    <section
      ref={place}
      id={`${formId}:section:${section.id}`}
      className="form-section"
      {...(title ? { 'aria-labelledby': `${formId}:title:${section.id}` } : {})}
    >
      {title && (
        <Heading id={`${formId}:title:${section.id}`} className="form-section-title">
          {section.heading?.collapsible ? (
            <button type="button" className="form-fold" aria-expanded={isOpen} onClick={fold}>
              {title}
            </button>
          ) : (
            title
          )}
        </Heading>
      )}
      {help && (
        <div className="form-help">
          <Markdown text={words.fill(help)} />
        </div>
      )}
      <div className="form-body" data-unmade={isMade ? undefined : true} data-folded={isFolded || undefined}>
        {isMade && <Fields section={section} headingLevel={headingLevel} />}
      </div>
    </section>
  )
})

/** A heading in an answer is one level below the section's own. */
function Fields({ section, headingLevel }: Pick<Props, 'section' | 'headingLevel'>) {
  const { words } = useFormRoom()
  const screen = useMemo(() => screenOf(section, words), [section, words])
  const isHeaded = section.heading !== undefined && textOf(section.heading, words) !== ''
  return (
    <HeadingLevelProvider value={isHeaded ? headingLevel + 1 : headingLevel}>
      <ScreenForm screen={screen} prefix="" />
    </HeadingLevelProvider>
  )
}

/** The event that asks a section to be made now, because someone is about to jump into it. */
export const makeNow = 'goldthread-make-section'

/** A section may be folded by its author and by whoever reads it; whoever jumps into it finds it open. */
function useFold(place: React.RefObject<HTMLElement | null>, isOpenAtFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  useEffect(() => {
    const section = place.current
    const open = () => setOpen(true)
    section?.addEventListener(makeNow, open)
    return () => section?.removeEventListener(makeNow, open)
  }, [place])
  return { isOpen, fold: () => setOpen(!isOpen) }
}

function useIsNear(place: React.RefObject<HTMLElement | null>, isEager: boolean): boolean {
  const [isNear, setIsNear] = useState(isEager)

  useEffect(() => {
    const section = place.current
    if (isNear || !section) return
    const make = () => startTransition(() => setIsNear(true))
    const makeAtOnce = () => setIsNear(true)
    const makeForPrint = () => flushSync(makeAtOnce)
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && make(),
      {
        rootMargin: '800px',
      },
    )
    watcher.observe(section)
    section.addEventListener(makeNow, makeAtOnce)
    window.addEventListener('beforeprint', makeForPrint)
    return () => {
      watcher.disconnect()
      section.removeEventListener(makeNow, makeAtOnce)
      window.removeEventListener('beforeprint', makeForPrint)
    }
  }, [isNear, place])

  return isNear
}
