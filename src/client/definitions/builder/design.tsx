import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { Canvas } from '#client/definitions/builder/canvas/canvas.tsx'
import { FormSearch } from '#client/definitions/builder/canvas/form-search.tsx'
import { placeAfter } from '#client/definitions/builder/canvas/place-after.ts'
import { AlertsPanel } from '#client/definitions/builder/panels/alerts-panel.tsx'
import { FormFields } from '#client/definitions/builder/panels/form-fields.tsx'
import { ProblemsPanel } from '#client/definitions/builder/panels/problems-panel.tsx'
import { ScoresPanel } from '#client/definitions/builder/panels/scores-panel.tsx'
import { SettingsPanel } from '#client/definitions/builder/panels/settings-panel.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ElementType } from '#shared/forms/definition.ts'
import { type ElementPlace, idsOf } from '#shared/forms/editing/standings-of.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { newElement } from './building/new-element.ts'
import type { Builder } from './building/use-builder.ts'
import { Palette } from './palette.tsx'
import { type Panel, panels, useDesignKeys } from './use-design-keys.ts'

type Props = { readonly builder: Builder; readonly problems: readonly Finding[] }

/** Palette, canvas and settings side by side. */
export function Design({ builder, problems }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const search = useRef<HTMLInputElement>(null)
  const [panel, setPanel] = useState<Panel>('element')
  const { form, selected, edit, select } = builder
  const keys = useDesignKeys(builder, setPanel)
  const add = (type: ElementType, place?: ElementPlace) => {
    const option = (number: number) => words('builder.new-option', { number })
    const label = labels(`enumeration.FormElementType.${type}`)
    const element = newElement(type, { label, option, taken: idsOf(form) })
    edit({ kind: 'insert', elements: [element], place: place ?? placeAfter(form, selected) })
    setPanel('element')
  }
  const lead = (id: string | undefined) => {
    if (id !== undefined) select(id)
    setPanel(id === undefined ? 'form' : 'element')
  }
  return (
    // Escape leads back from wherever one is to what is in hand.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div ref={keys.place} className="builder" onKeyDown={keys.leave}>
      <Palette onAdd={(type) => add(type)} searchRef={search} />
      <div className="builder-middle">
        <FormSearch builder={builder} />
        <Canvas builder={builder} onAdd={add} onOpen={keys.open} onSeek={() => search.current?.focus()} />
      </div>
      <section className="builder-settings" aria-label={words('builder.settings')}>
        <SegmentedControl
          size="xs"
          aria-label={words('builder.settings')}
          value={panel}
          data={panels.map((value) => ({
            value,
            label: words(`builder.of-${value}`, { count: problems.length }),
          }))}
          onChange={(value) => setPanel(panels.find((each) => each === value) ?? 'element')}
        />
        {panel === 'element' && <SettingsPanel builder={builder} />}
        {panel === 'form' && <FormFields builder={builder} />}
        {panel === 'scores' && (
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
