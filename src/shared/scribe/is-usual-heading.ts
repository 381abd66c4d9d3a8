import { noteSectionType } from '#generated/lists/note-section-type.ts'
import { fold } from '#shared/words/fold.ts'
import { sectionCues } from './section-cues.ts'

/** Cues that people are called too. */
const alsoNames: ReadonlySet<string> = new Set(['will'])

const others = [
  ...[
    'topic',
    'topics',
    'theme',
    'activity',
    'agenda',
    'attendance',
    'exercise',
    'group',
    'handout',
    'homework',
  ],
  ...[
    'main',
    'members',
    'mood',
    'next',
    'note',
    'notes',
    'opening',
    'closing',
    'our',
    'session',
    'skill',
    'skills',
  ],
  ...[
    'sleep',
    'step',
    'steps',
    'summary',
    'time',
    'today',
    'visit',
    'week',
    'safety',
    'concern',
    'concerns',
    'strengths',
  ],
  ...[
    'tema',
    'temas',
    'actividad',
    'asistencia',
    'ejercicio',
    'grupo',
    'tarea',
    'tareas',
    'nota',
    'notas',
    'sesion',
  ],
  ...[
    'sueno',
    'resumen',
    'hoy',
    'visita',
    'semana',
    'seguridad',
    'proxima',
    'proximo',
    'pasos',
    'de',
    'del',
    'la',
    'el',
  ],
  ...['of', 'the', 'for', 'and', 'y', 'e'],
]

const known: ReadonlySet<string> = new Set([
  ...noteSectionType.items.flatMap(({ code, display, spanish = '' }) =>
    wordsIn(`${code} ${display} ${spanish}`),
  ),
  ...Object.values(sectionCues)
    .flat()
    .filter((cue) => /^\p{L}+$/u.test(cue) && !alsoNames.has(cue)),
  ...others,
])

/** Beginnings of words, but for such short ones that names begin with them too. */
const stems = [
  ...['phq', 'gad'],
  ...Object.values(sectionCues)
    .flat()
    .filter((cue) => /^\p{L}{4,}\*$/u.test(cue))
    .map((cue) => cue.slice(0, -1)),
]

/** Is this what a line about a session may begin with, such as a section or a topic, and nobody's name? */
export function isUsualHeading(said: string): boolean {
  const words = wordsIn(said)
  return (
    words.length > 0 && words.every((word) => known.has(word) || stems.some((stem) => word.startsWith(stem)))
  )
}

function wordsIn(text: string): readonly string[] {
  return fold(text).match(/\p{L}+/gu) ?? []
}
