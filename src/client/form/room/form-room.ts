import { type ComponentType, createContext, type Ref, use } from 'react'
import type { Answer } from '#shared/answers/answer.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import type { ScreenWords } from '#shared/forms/screens/form-screen.ts'
import type { ElementViews, ViewProps } from './element-view.ts'
import type { FormHandle } from './form-handle.ts'
import type { FormSetting } from './form-setting.ts'
import type { OpenSheets } from './open-sheets.ts'

/** What everything inside one form shares. It is made once and never changes, so nothing is drawn again for it. */
export type FormRoom = {
  readonly answers: OpenAnswers
  readonly words: ScreenWords
  readonly setting: FormSetting
  /** Begins the id of every control: `{formId}:{path}`. */
  readonly formId: string
  readonly views: ElementViews
  /** Draws the control of an element that lies inside another's value, such as a cell of a grid. */
  readonly Control: ComponentType<ViewProps>
  /** Draws one row of a repeater. */
  readonly Row: ComponentType<RowProps>
  readonly sheets: OpenSheets
  /** Draws a form that stands inside this one. */
  readonly Form: ComponentType<InnerFormProps>
  /** Draws what has a structure of its own instead of a text. */
  readonly Structure: ComponentType<ViewProps<Answer>>
}

/** A form inside another one. */
export type InnerFormProps = {
  readonly answers: OpenAnswers
  readonly setting: FormSetting
  readonly headingLevel: 3
  readonly ref?: Ref<FormHandle>
}

/** Which row of which repeater. */
export type RowProps = { readonly repeaterId: string; readonly prefix: string }

const Room = createContext<FormRoom | undefined>(undefined)

/** Opens the room for everything beneath. */
export const FormRoomProvider = Room.Provider

/** The room that this control stands in. */
export function useFormRoom(): FormRoom {
  const room = use(Room)
  if (!room) throw new Error('A control of a form stands outside of a FormView')
  return room
}

/** The setting of the form that this control belongs to. */
export function useFormSetting(): FormSetting {
  return useFormRoom().setting
}

/** The way of the files of the form; a form that is only read has no room, and its files are those of whoever is signed in. */
export function useFormFiles(): FormSetting['files'] {
  return use(Room)?.setting.files
}
