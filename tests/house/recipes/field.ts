import { json, type Recipe, withEntries } from './recipe.ts'

const resource = 'schemas/resources/<type>.json'
const labels = 'schemas/labels/es.json'

/** The recipe of a field, followed: a group gets a name by which its people call it. */
export const field: Recipe = {
  title: 'A field',
  words: { type: 'group' },
  files: {
    [resource]: (before) => {
      const schema = JSON.parse(before)
      const nickname = { title: 'Nickname of a group', type: 'string', maxLength: 40 }
      return json({ ...schema, properties: { ...schema.properties, nickname } })
    },
    [labels]: (before) => withEntries(before, { 'Nickname of a group': 'Apodo del grupo' }),
  },
  without: {
    [resource]: ['schemas/labels/es.json:', 'No schema says "Nickname of a group".'],
    [labels]: ['schemas/resources/group.json:', 'schemas/labels/es.json', 'Nickname of a group'],
  },
  most: 2,
}
