import type { Story, StoryHouse } from '#tests/support/cuts/story.ts'
import { calendarStories } from './calendar-stories.ts'
import { chartStories } from './chart-stories.ts'
import { definitionStories } from './definition-stories.ts'
import { fileStories } from './file-stories.ts'
import { groupStories } from './group-stories.ts'
import { noteStories } from './note-stories.ts'
import { outsideStories } from './outside-stories.ts'
import { packetStories } from './packet-stories.ts'
import { peopleStories } from './people-stories.ts'
import { practiceStories } from './practice-stories.ts'
import { rowStories } from './row-stories.ts'
import { scribeStories } from './scribe-stories.ts'
import { visitStories } from './visit-stories.ts'

/** Every story that tests tell through lines that are cut: all unsafe calls there are, each at least once. */
export function everyStory(house: StoryHouse): readonly Story[] {
  const rooms = [
    ...[rowStories, noteStories, fileStories, definitionStories, peopleStories, chartStories],
    ...[scribeStories],
    ...[visitStories, calendarStories, groupStories, packetStories, outsideStories, practiceStories],
  ]
  return rooms.flatMap((stories) => stories(house))
}
