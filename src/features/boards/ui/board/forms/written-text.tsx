import { type ComponentProps, type FormEvent, useContext, useState } from 'react'
import { Field, TextAreaField } from '#design/field.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import { wholeForm } from '../../../domain/board-page.ts'
import { asName, asText, baseOf, isChangedMeanwhile } from '../../../domain/changed-meanwhile.ts'
import { failureText } from '../board-texts.ts'
import { useWritten, WrittenDraftsContext, type WrittenKey } from './written-drafts.ts'
import styles from './written-text.module.css'

const kinds = {
  name: { baseField: 'baseName', asKept: asName },
  text: { baseField: 'baseText', asKept: asText },
} as const

/** From here on it is said how long it is. */
const nearly = 0.8

type Props = {
  kind: keyof typeof kinds
  /** Which text it is, and of what: the draft is kept under it, wherever the field goes. */
  of: WrittenKey
  title: string
  label: string
  labelHidden?: boolean
  /** What stands there for everybody, as far as this page knows. */
  stored: string
  /** The form that it stands in, as it was sent. */
  sent: FormState
  /** So many characters can be kept. More can be written, and is refused in words: cutting it off would lose it unsaid. */
  most: number
  required?: boolean
  /** One may not write here any more; what one has begun can still be read. */
  isLocked: boolean
}

/**
 * A text that others may write too. The form says on what it is based: the text as it stood when one began to write, however
 * often the page has followed the others since. After a refusal both stand there, and who sends again has seen them (BOARD-11).
 */
export function WrittenText(props: Props) {
  // What was saved or dropped leaves no trace in the field.
  const { round } = useWritten(props.of)
  return <WrittenField key={round} {...props} />
}

function WrittenField({ kind, of, title, stored, sent, most, isLocked, ...field }: Props) {
  const t = useTranslate()
  const { keep } = useContext(WrittenDraftsContext)
  const { typed, errors } = sent
  const { baseField, asKept } = kinds[kind]
  const { draft } = useWritten(of)
  const [begun] = useState(draft?.typed)
  const isRefused = errors[wholeForm] === 'changed-meanwhile'
  const sentBase = typed[baseField]
  const isLate =
    isRefused &&
    isChangedMeanwhile({
      ...{ stored, wanted: asKept(typed[kind] ?? '') },
      base: sentBase === undefined ? null : asKept(sentBase),
    })
  const base = isLate ? stored : baseOf({ stored, draft, sentBase })
  const error = errors[kind]
  const length = [...(draft?.text ?? typed[kind] ?? stored)].length
  const control = {
    ...field,
    name: kind,
    // Whoever has written on since it was refused goes on from there.
    defaultValue: begun ?? typed[kind] ?? stored,
    dir: 'auto',
    readOnly: isLocked,
    error: error !== undefined && failureText(t, error),
    hint: isLocked
      ? t('boards.board.draft.noEdit')
      : length > most * nearly && t('boards.choose.length', { count: length, most }),
    onInput: ({ currentTarget: { value } }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      keep(of, { base, text: asKept(value), typed: value, title }),
  } satisfies Partial<ComponentProps<typeof Field> & ComponentProps<typeof TextAreaField>>
  return (
    <>
      <input type="hidden" name={baseField} value={base} />
      {kind === 'name' ? <Field {...control} /> : <TextAreaField {...control} rows={3} />}
      {isLate && (
        <div className={styles.now} role="status">
          <p>{stored === '' ? t('boards.board.late.empty') : t('boards.board.late.now')}</p>
          {stored !== '' && (
            <blockquote className={styles.stored} dir="auto">
              {stored}
            </blockquote>
          )}
        </div>
      )}
    </>
  )
}
