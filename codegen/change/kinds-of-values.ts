import { breaks, fine, type Kind, toDo, toDrawer } from './kind.ts'

const acknowledge = 'If it is meant, acknowledge it in the schema.'
const reindex =
  'npm run migration <name> writes the re-index step; until it has run, a search misses older rows.'

/** What may happen to the values that a field takes, and to what can be done with it. */
export const kindsOfValues = {
  'limit-tightened': {
    what: ({ name, was, is }) => `${name} takes less than before: ${was} became ${is}.`,
    effects: {
      api: breaks('bodies that were accepted are refused'),
      rows: toDo('rows that do not fit can be read, and are refused when they are saved again'),
      queue: breaks(`a waiting change that does not fit ${toDrawer}`),
      definitions: breaks('definitions that do not fit are refused when they are saved or published'),
    },
    fix: `npm run migration <name> writes the question which rows do not fit. ${acknowledge}`,
    output: 'additive',
  },
  'limit-loosened': {
    what: ({ name, was, is }) => `${name} takes more than before: ${was} became ${is}.`,
    effects: {
      api: fine('what was accepted is accepted'),
      rows: fine('stored rows fit'),
      queue: fine('waiting changes fit'),
      definitions: fine('stored definitions fit'),
    },
    fix: 'Nothing.',
  },
  'value-added': {
    what: ({ name }) => `The value ${name} is new.`,
    effects: {
      api: fine('bodies may bring it; who reads the answers meets it'),
      rows: fine('stored rows keep their value'),
      queue: fine('waiting changes fit'),
      definitions: fine('stored definitions fit'),
    },
    fix: 'The compiler names each table that has to know every value.',
  },
  'value-removed': {
    what: ({ name }) => `The value ${name} is gone.`,
    effects: {
      api: breaks('a body or a filter with it is refused'),
      rows: toDo('rows that hold it need another value: an upcast step says which'),
      queue: breaks(`a waiting change to it ${toDrawer}`),
      definitions: breaks('definitions that hold it are refused when they are saved or published'),
    },
    fix: `If it has only another name, say so with x-renamedFrom. Else write the upcast step that npm run migration <name> drafts. ${acknowledge}`,
    output: 'additive',
  },
  'value-renamed': {
    what: ({ was, is }) => `The value ${was} is written ${is} now.`,
    effects: {
      api: toDo('answers carry the new value; bodies with the old one are understood'),
      rows: toDo('an upcast step writes it anew in older rows; their tokens and columns are made anew'),
      queue: fine('a waiting change to the old value is taken over'),
      definitions: toDo('an upcast step writes it anew in stored definitions'),
    },
    fix: 'Write the upcast step that npm run migration <name> drafts. Tell those who read the API from outside.',
  },
  'target-added': {
    what: ({ name, is }) => `${name} may refer to ${is} too.`,
    effects: {
      api: fine('bodies may bring it; who reads the answers meets it'),
      rows: fine('stored references stay'),
      queue: fine('waiting changes fit'),
      definitions: fine('stored definitions fit'),
    },
    fix: 'Nothing.',
  },
  'target-removed': {
    what: ({ name, was }) => `${name} no longer refers to ${was}.`,
    effects: {
      api: breaks('a body that refers to it is refused'),
      rows: toDo('rows that refer to it can be read, and are refused when the reference is saved again'),
      queue: breaks(`a waiting change that refers to it ${toDrawer}`),
      definitions: breaks('definitions that refer to it are refused when they are saved'),
    },
    fix: `npm run migration <name> writes the question which rows refer to it. ${acknowledge}`,
    output: 'additive',
  },
  'owner-server': {
    what: ({ name }) => `${name} is written by the server alone from now on.`,
    effects: {
      api: breaks('a body that brings it is refused'),
      rows: fine('stored values stay'),
      queue: breaks(`a waiting change of it ${toDrawer}`),
    },
    fix: acknowledge,
  },
  'owner-client': {
    what: ({ name }) => `${name} may be written by callers from now on.`,
    effects: {
      api: fine('bodies may bring it'),
      rows: fine('stored values stay'),
      queue: fine('waiting changes fit'),
    },
    fix: 'Make sure that nothing relies on the server having written it.',
  },
  'fixed-now': {
    what: ({ name }) => `${name} cannot be changed once it is there.`,
    effects: {
      api: breaks('a change of it is refused'),
      rows: fine('stored values stay'),
      queue: breaks(`a waiting change of it ${toDrawer}`),
    },
    fix: acknowledge,
  },
  'free-now': {
    what: ({ name }) => `${name} may be changed from now on.`,
    effects: {
      api: fine('a change of it is stored'),
      rows: fine('stored values stay'),
      queue: fine('waiting changes fit'),
    },
    fix: 'Make sure that nothing relies on it staying as it is.',
  },
  'masked-now': {
    what: ({ name, is }) => `${name} is shown only to those who hold ${is}.`,
    effects: {
      api: breaks('others no longer receive it'),
      rows: fine('stored values stay'),
      queue: fine('waiting changes are checked when they are sent'),
    },
    fix: `Give the flag to those who need it. ${acknowledge}`,
  },
  'hidden-now': {
    what: ({ name }) => `${name} is stored, and no answer shows it any more.`,
    effects: {
      api: breaks('answers no longer carry it'),
      rows: fine('stored values stay'),
      queue: fine('waiting changes fit'),
    },
    fix: acknowledge,
  },
  'shown-now': {
    what: ({ name }) => `${name} was hidden from every answer and is shown now.`,
    effects: {
      api: fine('answers carry it: is that meant?'),
      rows: fine('stored values stay'),
      queue: fine('waiting changes fit'),
    },
    fix: 'Ask whoever answers for privacy before this is released.',
  },
  'unmasked-now': {
    what: ({ name, was }) =>
      `${name} is shown to everybody who may read the row; ${was} is no longer needed.`,
    effects: {
      api: fine('more people receive it: is that meant?'),
      rows: fine('stored values stay'),
      queue: fine('waiting changes fit'),
    },
    fix: 'Ask whoever answers for privacy before this is released.',
  },
  'list-changed': {
    what: ({ name, was, is }) => `${name} took its codes from ${was} and takes them from ${is}.`,
    effects: {
      api: breaks('codes of the old list are refused'),
      rows: toDo(
        'rows keep their code and display; a code of the old list is refused when it is saved again',
      ),
      queue: breaks(`a waiting change with such a code ${toDrawer}`),
      definitions: breaks('definitions that offer the old list'),
    },
    fix: acknowledge,
    output: 'additive',
  },
  'search-added': {
    what: ({ name }) => `Rows can be found by ${name}.`,
    effects: {
      api: fine('filters may name it'),
      rows: toDo('older rows are found after they have been re-indexed'),
    },
    fix: reindex,
  },
  'search-removed': {
    what: ({ name }) => `Rows can no longer be found by ${name}.`,
    effects: { api: breaks('a filter that names it is refused'), rows: toDo('its tokens are taken away') },
    fix: `npm run migration <name> takes the tokens away. ${acknowledge}`,
  },
  'words-added': {
    what: ({ name }) => `Rows can be found by the words of ${name}.`,
    effects: {
      api: fine('filters may look for its words'),
      rows: toDo('older rows are found after they have been re-indexed'),
    },
    fix: reindex,
  },
  'words-removed': {
    what: ({ name }) => `Rows can no longer be found by the words of ${name}.`,
    effects: {
      api: breaks('a filter that looks for its words is refused'),
      rows: toDo('its tokens are taken away'),
    },
    fix: `npm run migration <name> takes the tokens away. ${acknowledge}`,
  },
  'sort-added': {
    what: ({ name }) => `Rows can be sorted by ${name}.`,
    effects: { api: fine('orderBy may name it'), rows: fine('the value is read from the row') },
    fix: 'Nothing.',
  },
  'sort-removed': {
    what: ({ name }) => `Rows can no longer be sorted by ${name}.`,
    effects: { api: breaks('an orderBy that names it is refused'), rows: fine('stored values stay') },
    fix: acknowledge,
  },
  'default-changed': {
    what: ({ name, was, is }) => `${name} was ${was} where nobody said otherwise, and is ${is}.`,
    effects: {
      api: fine('creates without it get the new value'),
      rows: fine('stored rows keep theirs'),
      queue: fine('waiting creates get the new value'),
      definitions: fine('stored definitions keep theirs'),
    },
    fix: 'Nothing, unless older rows shall follow: then an upcast step.',
  },
  'signed-changed': {
    what: ({ name, is }) => `What a signature covers has changed: ${name} is ${is}.`,
    effects: {
      api: toDo('the content hash of the same text is another one'),
      rows: fine('each manifest holds what was signed, with its own hash'),
    },
    fix: 'Let src/shared/notes/note-content.ts say the same; notes that wait for a second signature are signed anew.',
  },
} as const satisfies { readonly [kind: string]: Kind }
