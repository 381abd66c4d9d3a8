import { breaks, fine, type Kind, toDo, toDrawer } from './kind.ts'

const step = 'Write the upcast step that npm run migration <name> drafts'
const acknowledge = 'If it is meant, acknowledge it in the schema'

/** What may happen to a field as such: that it comes, goes, or has to be there. */
export const kindsOfFields = {
  'field-added': {
    what: ({ name }) => `The field ${name} is new, and nobody has to bring it.`,
    effects: {
      api: fine('answers may carry it, bodies may bring it'),
      rows: fine('rows without it stay valid'),
      queue: fine('waiting changes do not know it and are stored as they are'),
      definitions: fine('definitions without it stay as they are'),
    },
    fix: 'Nothing; screens and types have it after npm run generate.',
  },
  'field-added-filled': {
    what: ({ name }) => `The field ${name} is new and stands in every row; a body need not bring it.`,
    effects: {
      api: fine('answers carry it; a create without it gets it'),
      rows: toDo('older rows lack it until an upcast step fills it in'),
      queue: fine('waiting changes do not know it and are stored as they are'),
      definitions: toDo('published definitions lack it until an upcast step fills it in on read'),
    },
    fix: `${step}: it fills the field in.`,
  },
  'field-added-demanded': {
    what: ({ name }) => `The field ${name} is new, and every create has to bring it.`,
    effects: {
      api: breaks('a create without it is refused'),
      rows: toDo('older rows lack it until an upcast step fills it in'),
      queue: breaks(`a waiting create without it ${toDrawer}`),
      definitions: breaks('definitions without it are refused when they are saved or published'),
    },
    fix: `Give it a default and take it out of x-createRequired, or: ${step.charAt(0).toLowerCase()}${step.slice(1)}. ${acknowledge}.`,
    output: 'additive',
  },
  'field-removed': {
    what: ({ name }) => `The field ${name} is gone.`,
    effects: {
      api: breaks('answers no longer carry it; a body, a filter or a sort that names it is refused'),
      rows: toDo('an upcast step takes it out of older rows; their history keeps it'),
      queue: breaks(`a waiting change that touches it ${toDrawer}`),
      definitions: breaks('definitions that carry it no longer fit their schema'),
    },
    fix: `If it has only another name, say so with x-renamedFrom. Else: ${step.charAt(0).toLowerCase()}${step.slice(1)}. ${acknowledge}.`,
  },
  'field-renamed': {
    what: ({ was, is }) => `The field ${was} is called ${is} now.`,
    effects: {
      api: toDo('answers carry the new name; bodies and patches with the old one are understood'),
      rows: toDo('an upcast step renames it in older rows; their tokens are made anew'),
      queue: fine('a waiting change of the old name is taken over'),
      definitions: toDo('an upcast step renames it in stored definitions'),
    },
    fix: `${step}, and let the compiler name the code that says the old name. Tell those who read the API from outside.`,
  },
  'setting-renamed': {
    what: ({ was, is }) => `The setting ${was} is called ${is} now.`,
    effects: {
      api: breaks('bodies with the old name are refused'),
      rows: toDo('an upcast step renames it in older rows'),
      queue: breaks(`a waiting change of a definition that uses it ${toDrawer}`),
      definitions: toDo(
        'an upcast step renames it in stored definitions; drafts that are open are saved anew',
      ),
    },
    fix: `${step}. ${acknowledge}.`,
  },
  'field-filled': {
    what: ({ name }) => `The field ${name} stands in every row from now on; a body need not bring it.`,
    effects: {
      api: fine('answers always carry it'),
      rows: toDo('older rows may lack it until an upcast step fills it in'),
      queue: fine('waiting changes without it are stored'),
      definitions: toDo('published definitions may lack it until an upcast step fills it in'),
    },
    fix: `${step}: it fills the field in.`,
  },
  'field-demanded': {
    what: ({ name }) => `The field ${name} has to be there from now on.`,
    effects: {
      api: breaks('a create without it, or a patch that takes it away, is refused'),
      rows: toDo('older rows may lack it until an upcast step fills it in'),
      queue: breaks(`a waiting create without it ${toDrawer}`),
      definitions: breaks('definitions without it are refused when they are saved or published'),
    },
    fix: `Give it a default instead, or: ${step.charAt(0).toLowerCase()}${step.slice(1)}. ${acknowledge}.`,
    output: 'additive',
  },
  'field-optional': {
    what: ({ name }) => `The field ${name} may be absent from now on.`,
    effects: {
      api: breaks('who reads the answers has relied on it'),
      rows: fine('stored rows have it'),
      queue: fine('waiting changes fit'),
      definitions: fine('stored definitions have it'),
    },
    fix: `Let the compiler name the code that relies on it. ${acknowledge}.`,
    input: 'additive',
  },
  'field-undemanded': {
    what: ({ name }) => `A body need not bring ${name} any more; rows have it all the same.`,
    effects: {
      api: fine('bodies with it are as good as before'),
      rows: fine('stored rows have it'),
      queue: fine('waiting changes fit'),
      definitions: fine('stored definitions have it'),
    },
    fix: 'Nothing.',
  },
  'shape-changed': {
    what: ({ name, was, is }) => `${name} was ${was} and is ${is}.`,
    effects: {
      api: breaks('bodies of the old shape are refused, and answers have the new one'),
      rows: toDo('older rows hold the old shape until an upcast step changes it'),
      queue: breaks(`a waiting change that touches it ${toDrawer}`),
      definitions: breaks('definitions hold the old shape'),
    },
    fix: `Add a field beside it if both can live together. Else: ${step.charAt(0).toLowerCase()}${step.slice(1)}. ${acknowledge}.`,
  },
} as const satisfies { readonly [kind: string]: Kind }
