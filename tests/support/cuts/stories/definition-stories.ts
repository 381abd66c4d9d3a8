import type { Story, StoryHouse, Tell } from '#tests/support/cuts/story.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'

const survey = {
  resourceType: 'Questionnaire',
  title: 'Sleep check',
  status: 'active',
  item: [{ linkId: '1', type: 'integer', text: 'Hours of sleep', required: true }],
}

/** For tests that cut connections, the stories of what staff make: imported, taken from a starter, packed, printed and looked at. */
export function definitionStories(house: StoryHouse): readonly Story[] {
  return [questionnaireStory, starterStory, packageStory(house), usedStory(house)]
}

/** A questionnaire is imported, published, printed and used as a note. */
const questionnaireStory: Story = {
  name: 'an imported questionnaire',
  run: async (tell) => {
    const body = { fileName: 'sleep.json', content: survey }
    const made = await tell('keeper', 'questionnaire.import', { body })
    const { id } = made.body.questionnaires[0]
    await tell('keeper', 'questionnaire.publish', { id, body: { versionId: '1' } })
    await tell('keeper', 'questionnaire.print', { id, body: {} })
    await tell('keeper', 'questionnaire.useAsNote', { id, body: {} })
  },
}

/** Of each kind one of the product's own is taken over. */
const starterStory: Story = {
  name: 'definitions to begin with',
  isMoreAtFirst: true,
  run: async (tell) => {
    await tell('keeper', 'noteDefinition.starters', { body: {} })
    await tell('keeper', 'noteDefinition.useStarter', { body: { starter: 'dap-note' } })
    await tell('keeper', 'groupNoteDefinition.useStarter', { body: { starter: 'group-note' } })
    await tell('keeper', 'questionnaire.useStarter', { body: { starter: 'phq-9' } })
    const form = await tell('keeper', 'form.useStarter', { body: { starter: 'consent-treatment' } })
    await tell('keeper', 'form.print', { id: form.body.definition.id, body: {} })
  },
}

/** A note definition is packed with all that it needs, unpacked beside itself, and looked for. */
function packageStory({ scene: { definition } }: StoryHouse): Story {
  return {
    name: 'a package of definitions',
    run: async (tell) => {
      const packed = await tell('keeper', 'noteDefinition.exportPackage', {
        body: { definitions: [bare(definition)] },
      })
      await tell('keeper', 'noteDefinition.importPackage', { body: { content: packed.body.content } })
      await tell('keeper', 'noteDefinition.whereUsed', { body: { definition: bare(definition) } })
    },
  }
}

/** A prepared text is used. */
function usedStory({ people }: StoryHouse): Story {
  const snippet = {
    name: 'Sleep',
    kind: 'PlainText',
    body: 'Slept.',
    visibility: 'Personal',
    status: 'Active',
  }
  let made: Promise<Row> | undefined
  const run = async (tell: Tell) => {
    made ??= created(people.clinician, 'Snippets', snippet)
    const use = { text: bare(await made), count: 2, last: '2026-03-05T20:15:00Z' }
    await tell('clinician', 'snippet.tellUses', { body: { uses: [use] } })
  }
  return { name: 'a prepared text', run }
}
