import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ElementViews } from '#client/form/room/element-view.ts'
import { type FormHandle, revealInside } from '#client/form/room/form-handle.ts'
import { type FormRoom, FormRoomProvider } from '#client/form/room/form-room.ts'
import type { FormSetting } from '#client/form/room/form-setting.ts'
import { openSheets } from '#client/form/room/open-sheets.ts'
import { newTouched, TouchedProvider } from '#client/form/room/touched.ts'
import { StructureView } from '#client/form/structure/structure-view.tsx'
import { useScreenWords } from '#client/form/words/use-screen-words.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { Control } from './element-field.tsx'
import { elementViews } from './element-views.ts'
import { FormSection, makeNow } from './form-section.tsx'
import { RowForm } from './screen-form.tsx'
import { useAnnounced } from './use-announced.ts'
import './form.css'
import './form-choices.css'
import './form-rows.css'
import './composed.css'

type Props = {
  readonly answers: OpenAnswers
  readonly setting: FormSetting
  /** The level of the form's own section headings. */
  readonly headingLevel?: 2 | 3
  /** How many sections are made at once; by default all of a form of up to 100 questions, else the first. */
  readonly eager?: number
  readonly views?: ElementViews
  /** Whoever holds the answers checks them; by default the form does, section by section. */
  readonly isCheckedOutside?: boolean
  readonly ref?: Ref<FormHandle>
}

/** So many questions are drawn at once without anyone noticing. */
const fewQuestions = 100

/** Draws a form over its answers: rjsf makes the screen, the answers hold the values. */
export function FormView(props: Props) {
  const { answers, setting, headingLevel = 2, eager, views = elementViews, isCheckedOutside, ref } = props
  const words = useScreenWords()
  const formId = useId()
  const touched = useMemo(newTouched, [])
  const fixed = useRef(setting)
  const room = useMemo<FormRoom>(
    () => ({
      answers,
      words,
      setting: fixed.current,
      formId,
      views,
      Control,
      Row: RowForm,
      Form: FormView,
      Structure: StructureView,
      sheets: openSheets(answers.form),
    }),
    [answers, words, formId, views],
  )
  const { sections } = answers.form
  const first = eager ?? (answers.form.nodes.size <= fewQuestions ? sections.length : 1)
  useSectionChecks(answers, isCheckedOutside !== true)
  useAnnounced(answers)

  useImperativeHandle(
    ref,
    () => ({
      reveal: (path) => reveal(room, path),
      showAllFindings: touched.touchAll,
    }),
    [room, touched],
  )

  return (
    <FormRoomProvider value={room}>
      <TouchedProvider value={touched}>
        {sections.map((section, index) => (
          <FormSection
            key={section.id}
            section={section}
            headingLevel={headingLevel}
            isEager={index < first}
          />
        ))}
      </TouchedProvider>
    </FormRoomProvider>
  )
}

function reveal({ answers, formId, sheets }: FormRoom, path: string): void {
  const [elementId = path] = path.split('/')
  flushSync(() => sheets.uncover(elementId))
  const sectionId = answers.form.sectionOf.get(elementId) ?? elementId
  const section = document.getElementById(`${formId}:section:${sectionId}`)
  flushSync(() => section?.dispatchEvent(new Event(makeNow)))
  const holder = document.getElementById(`${formId}:${elementId}`)
  const control = document.getElementById(`${formId}:${path}`) ?? holder ?? section
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
  if (control === holder && path !== elementId)
    holder?.dispatchEvent(new CustomEvent(revealInside, { detail: path.slice(elementId.length + 1) }))
}

/** Checks a section 300 ms after the last change in it; what it finds stands in the answers, by path. */
function useSectionChecks(answers: OpenAnswers, isWanted: boolean): void {
  useEffect(() => (isWanted ? checkSections(answers) : undefined), [answers, isWanted])
}

function checkSections(answers: OpenAnswers): () => void {
  const changed = new Set<string>()
  let isChecking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    isChecking = true
    for (const section of changed) answers.validateSection(section, 'final')
    isChecking = false
    changed.clear()
  }
  const stop = answers.subscribeAll((paths) => {
    // What checking has found is no change to be checked again.
    if (isChecking) return
    for (const path of paths) {
      const section = answers.form.sectionOf.get(path.split('/', 1)[0] ?? path)
      if (section !== undefined) changed.add(section)
    }
    clearTimeout(timer)
    timer = setTimeout(check, 300)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
