import { type KeyboardEvent, useRef } from 'react'
import { sourcesFor, withNewClause } from '#client/definitions/builder/conditions/with-new-clause.ts'
import { addAlert } from '#client/definitions/builder/panels/alerts-panel.tsx'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { standingOf } from '#shared/forms/editing/standings-of.ts'
import type { Builder, BuilderOf } from './building/use-builder.ts'

/** What the settings are about: the element in hand, the form, the section of notes that it is made for, its scores and alerts, what stands in the way of publishing. */
export type Panel = 'element' | 'form' | 'section' | 'scores' | 'problems'

/** The settings that what is built has: only questionnaires are scored, and a section of notes speaks for its form. */
export function panelsOf(builder: Builder): readonly Panel[] {
  if (builder.type === 'Questionnaire') return ['element', 'form', 'scores', 'problems']
  return ['element', wholeOf(builder), 'problems']
}

/** The settings of the whole. */
export function wholeOf({ section }: Builder): Panel {
  return section ? 'section' : 'form'
}

const parts = ['.builder-canvas', '.builder-settings', '.builder-palette'] as const
const inHand = '[role=treeitem][tabindex="0"]'
const firstField = '.builder-settings :is(input:not([type=radio]), textarea, select, .mantine-Button-root)'

/** The keys of the builder: F6 goes round its parts, Escape back to the element in hand, letters open what is most often wanted. */
export function useDesignKeys(builder: Builder, show: (panel: Panel) => void) {
  const place = useRef<HTMLDivElement>(null)
  const within = () => place.current
  const toCanvas = () => focusIn(place.current, inHand) || focusIn(place.current, '.builder-canvas')
  const toPanel = (panel: Panel) => () => {
    show(panel)
    focusDrawn(() => within()?.querySelector<HTMLElement>(firstField))
  }
  const nextPart = () => {
    const at = parts.findIndex((part) => place.current?.querySelector(part)?.contains(document.activeElement))
    const next = parts[(at + 1) % parts.length] ?? parts[0]
    if (next === '.builder-canvas') toCanvas()
    else focusIn(place.current, `${next} :is(input:not([type=radio]), textarea, select, button)`)
  }
  const addCondition = () => {
    const element =
      builder.selected === undefined ? undefined : standingOf(builder.form, builder.selected)?.element
    const sources = element ? sourcesFor(builder.form, element.id) : []
    if (!element || sources.length === 0) return
    show('element')
    builder.edit({
      kind: 'change',
      id: element.id,
      fields: ({ visibleWhen }) => ({ visibleWhen: withNewClause(sources, visibleWhen) }),
    })
    focusDrawn(() => within()?.querySelector<HTMLElement>('.builder-clause:last-of-type select'))
  }
  useShortcut('F6', nextPart, 'builder.key-part')
  useShortcut('p', toPanel('problems'), 'builder.problems')
  useShortcut('c', addCondition, 'builder.add-condition')
  return {
    place,
    within,
    show,
    toPanel,
    open: toPanel('element'),
    /** After something was done to several elements, the focus is where they are. */
    toHand: () => focusDrawn(() => within()?.querySelector<HTMLElement>(inHand)),
    leave: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      toCanvas()
    },
  }
}

/** What the keys of the builder give to its parts. */
export type DesignKeys = ReturnType<typeof useDesignKeys>

/** The keys of what is scored: its scores, and a new alert. */
export function useScoreKeys(
  { within, show, toPanel }: DesignKeys,
  builder: BuilderOf<'Questionnaire'>,
): void {
  const words = useWords()
  const { newId } = useWorld()
  const alert = () => {
    show('scores')
    addAlert(builder, newId(), words('builder.new-alert'))
    focusDrawn(() =>
      within()?.querySelector<HTMLElement>('.builder-alert-list .builder-score:last-of-type input'),
    )
  }
  useShortcut('s', toPanel('scores'), 'builder.scores')
  useShortcut('a', alert, 'builder.add-alert')
}

function focusIn(place: HTMLElement | null, selector: string): boolean {
  const found = place?.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null && found !== undefined
}
