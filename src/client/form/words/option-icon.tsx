import {
  IconAlertTriangle,
  IconBed,
  IconBriefcase,
  IconCar,
  IconCheck,
  IconCloud,
  IconHeart,
  IconHome,
  IconMoodNeutral,
  IconMoodSad,
  IconMoodSmile,
  IconMoon,
  IconPhone,
  IconPill,
  IconQuestionMark,
  IconSchool,
  IconStar,
  IconSun,
  IconThumbDown,
  IconThumbUp,
  IconToolsKitchen2,
  IconUser,
  IconUsers,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OptionIcon as Name } from '#generated/enumerations/option-icon.ts'

const pictures: { readonly [Each in Name]: typeof IconSun } = {
  FaceHappy: IconMoodSmile,
  FaceNeutral: IconMoodNeutral,
  FaceSad: IconMoodSad,
  ThumbUp: IconThumbUp,
  ThumbDown: IconThumbDown,
  Check: IconCheck,
  Cross: IconX,
  Question: IconQuestionMark,
  Warning: IconAlertTriangle,
  Heart: IconHeart,
  Star: IconStar,
  Sun: IconSun,
  Moon: IconMoon,
  Cloud: IconCloud,
  House: IconHome,
  School: IconSchool,
  Briefcase: IconBriefcase,
  Car: IconCar,
  Phone: IconPhone,
  Pill: IconPill,
  Bed: IconBed,
  Meal: IconToolsKitchen2,
  Person: IconUser,
  People: IconUsers,
}

/** The picture beside an answer that can be chosen; the words beside it say what it means. */
export function OptionIcon({ name }: { readonly name: Name | undefined }): ReactNode {
  const Picture = name && pictures[name]
  return Picture ? (
    <Picture className="form-option-icon" size="1.25em" stroke={1.6} aria-hidden="true" />
  ) : null
}
