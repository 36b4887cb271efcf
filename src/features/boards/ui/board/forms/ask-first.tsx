import { Button } from '#design/button.tsx'
import styles from './ask-first.module.css'
import { BoardForm } from './board-form.tsx'

type Props = {
  /** What is done, on both buttons. */
  word: string
  /** To what, for those who listen. */
  of: string
  question: string
  action: string
  fields: Readonly<Record<string, string>>
}

/** A button that asks before it does what cannot be taken back. A <details>, so that it works without script. */
export function AskFirst({ word, of, question, action, fields }: Props) {
  const named = (
    <>
      {word}
      <span className="visually-hidden"> {of}</span>
    </>
  )
  return (
    <details className={styles.ask}>
      <summary className={styles.word}>{named}</summary>
      <BoardForm fields={fields} className={styles.form}>
        <p>{question}</p>
        <Button type="submit" size="small" name="action" value={action}>
          {named}
        </Button>
      </BoardForm>
    </details>
  )
}
