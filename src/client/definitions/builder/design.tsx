import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Canvas } from '#client/definitions/builder/canvas/canvas.tsx'
import { FormSearch } from '#client/definitions/builder/canvas/form-search.tsx'
import { placeAfter } from '#client/definitions/builder/canvas/place-after.ts'
import { useDragging } from '#client/definitions/builder/canvas/use-dragging.ts'
import { AlertsPanel } from '#client/definitions/builder/panels/alerts-panel.tsx'
import { FormFields } from '#client/definitions/builder/panels/form-fields.tsx'
import { PlainFields } from '#client/definitions/builder/panels/plain-fields.tsx'
import { ProblemsPanel } from '#client/definitions/builder/panels/problems-panel.tsx'
import { ScoresPanel } from '#client/definitions/builder/panels/scores-panel.tsx'
import { SectionFields } from '#client/definitions/builder/panels/section-fields.tsx'
import { SettingsPanel } from '#client/definitions/builder/panels/settings-panel.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { type ElementPlace, idsOf } from '#shared/forms/editing/standings-of.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { isLeading } from './building/element-groups.ts'
import { newElement } from './building/new-element.ts'
import type { Builder, BuilderOf } from './building/use-builder.ts'
import { useLeads } from './leads/use-leads.tsx'
import { Palette } from './palette.tsx'
import {
  type DesignKeys,
  type Panel,
  panelsOf,
  useDesignKeys,
  useScoreKeys,
  wholeOf,
} from './use-design-keys.ts'

type Props = {
  readonly builder: Builder
  readonly problems: readonly Finding[]
  /** What the server found when it was asked to publish; it is shown at once. */
  readonly found: readonly Finding[]
}

/** Palette, canvas and settings side by side. */
export function Design({ builder, problems, found }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const search = useRef<HTMLInputElement>(null)
  const [panel, setPanel] = useState<Panel>(found.length > 0 ? 'problems' : 'element')
  const { form, selected, edit, select } = builder
  const keys = useDesignKeys(builder, setPanel)
  const put = (elements: readonly Element[], place: ElementPlace | undefined) => {
    edit({ kind: 'insert', elements, place: place ?? placeAfter(form, selected) })
    setPanel('element')
  }
  const leads = useLeads(builder, { put, toHand: keys.toHand, toPalette: () => search.current })
  const add = (type: ElementType, place?: ElementPlace) => {
    if (isLeading(type)) return leads.ask(type, place)
    const option = (number: number) => words('builder.new-option', { number })
    const label = labels(`enumeration.FormElementType.${type}`)
    put([newElement(type, { label, option, taken: idsOf(form) })], place)
  }
  const dragging = useDragging(keys.place, { builder, onAdd: add })
  const latest = useRef({ add, leads })
  latest.current = { add, leads }
  const addBehind = useCallback((type: ElementType) => latest.current.add(type), [])
  const askCopies = useCallback(() => latest.current.leads.ask('copies'), [])
  const lead = (id: string | undefined) => {
    if (id !== undefined) select(id)
    setPanel(id === undefined ? wholeOf(builder) : 'element')
  }
  return (
    // Escape leads back from wherever one is to what is in hand.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div ref={keys.place} className="builder" onKeyDown={keys.leave}>
      {builder.type === 'Questionnaire' && <ScoreKeys keys={keys} builder={builder} />}
      {leads.chooser ?? (
        <Palette onAdd={addBehind} onCopies={askCopies} onGrab={dragging.grab} searchRef={search} />
      )}
      <div className="builder-middle">
        <FormSearch builder={builder} />
        <Canvas
          builder={builder}
          problems={problems}
          dragging={dragging}
          onOpen={keys.open}
          onSeek={() => search.current?.focus()}
        />
      </div>
      <section className="builder-settings" aria-label={words('builder.settings')}>
        <SegmentedControl
          size="xs"
          aria-label={words('builder.settings')}
          value={panel}
          data={panelsOf(builder).map((value) => ({
            value,
            label: words(`builder.of-${value}`, { count: problems.length }),
          }))}
          onChange={(value) => setPanel(panelsOf(builder).find((each) => each === value) ?? 'element')}
        />
        {panel === 'element' && <SettingsPanel builder={builder} onDone={keys.toHand} />}
        {panel === 'form' && builder.type === 'Questionnaire' && <FormFields builder={builder} />}
        {panel === 'form' && builder.type === 'Form' && <PlainFields builder={builder} />}
        {panel === 'section' && builder.type === 'Form' && <SectionPanel builder={builder} />}
        {panel === 'scores' && builder.type === 'Questionnaire' && (
          <>
            <ScoresPanel builder={builder} />
            <AlertsPanel builder={builder} />
          </>
        )}
        {panel === 'problems' && <ProblemsPanel builder={builder} problems={problems} onGo={lead} />}
      </section>
    </div>
  )
}

type KeyProps = { readonly keys: DesignKeys; readonly builder: BuilderOf<'Questionnaire'> }

/** The keys that only what is scored has; nothing is drawn. */
function ScoreKeys({ keys, builder }: KeyProps): ReactNode {
  useScoreKeys(keys, builder)
  return null
}

/** The settings of the section that the form is made for; a form that is called as its section stays so. */
function SectionPanel({ builder }: { readonly builder: BuilderOf<'Form'> }): ReactNode {
  const { form, section, change, changeSection } = builder
  if (!section) return null
  const rename = (name: string) => {
    changeSection(() => ({ name }), 'name')
    if (form.name === section.name) change(() => ({ name }), 'name')
  }
  return (
    <SectionFields
      section={section}
      usage={form.usage}
      onRename={rename}
      onChange={(fields, about) => changeSection(() => fields, about)}
    />
  )
}
