import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { SignatureConfiguration } from '#generated/types/signature-configuration.ts'
import { SampleAuthor } from './sample-author.tsx'
import { SampleNote } from './sample-note.tsx'
import { SampleOrder } from './sample-order.tsx'
import type { Sampled } from './sampled.ts'

const ways = ['author', 'note'] as const

/** Who signs a sample: a note that is there, or one that an author would write. */
export function Sample({ configuration }: { readonly configuration: SignatureConfiguration }): ReactNode {
  const words = useWords()
  const [way, setWay] = useState<(typeof ways)[number]>('author')
  const show = (sampled: Sampled) => <SampleOrder configuration={configuration} sampled={sampled} />
  return (
    <section className="rule-bench" aria-labelledby="signing-sample">
      <h2 id="signing-sample">{words('signing-editor.sample')}</h2>
      <p className="build-quiet">{words('signing-editor.sample-hint')}</p>
      <SegmentedControl
        size="xs"
        aria-label={words('signing-editor.sample')}
        value={way}
        data={ways.map((value) => ({ value, label: words(`signing-editor.sample-${value}`) }))}
        onChange={(value) => setWay(ways.find((each) => each === value) ?? 'author')}
      />
      {way === 'author' ? <SampleAuthor show={show} /> : <SampleNote show={show} />}
    </section>
  )
}
