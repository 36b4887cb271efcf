import { Button } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { splitLinks } from '../domain/split-links.ts'
import type { MailsData, ShownMail } from './mails.load.ts'
import styles from './mails.module.css'

export const head: PageModule<MailsData>['head'] = () => ({ title: 'Mail', isUnlisted: true })

/** For those who build the product: in English, and outside production only. */
export function Page({ mails, to }: MailsData) {
  const visit = useVisit()
  return (
    <main id="main" className={styles.page}>
      <h1>Mail</h1>
      <form className={styles.filter} action={links.devMail(visit)}>
        <label>
          Recipient
          <input type="email" name="to" defaultValue={to} autoComplete="off" />
        </label>
        <Button type="submit">Show</Button>
      </form>
      {mails.length === 0 ? (
        <p>{to === '' ? 'No mail has been written yet.' : `No mail to ${to}.`}</p>
      ) : (
        <ol className={styles.list}>
          {mails.map((mail) => (
            <MailEntry key={mail.id} mail={mail} />
          ))}
        </ol>
      )}
    </main>
  )
}

function MailEntry({ mail }: { mail: ShownMail }) {
  const { to, subject, text, about, state, problem, attempts, writtenAt, htmlUrl } = mail
  const facts = [state, attempts > 1 ? `${attempts} attempts` : '', problem ?? '', ...about].filter(Boolean)
  return (
    <li className={styles.mail}>
      <h2>{subject === '' ? '(emptied after it was sent)' : subject}</h2>
      <p className={styles.facts}>
        To {to} · <time dateTime={writtenAt}>{writtenAt.slice(0, 19).replace('T', ' ')} UTC</time>
        {' · '}
        {facts.join(' · ')}
      </p>
      {text !== '' && (
        <pre className={styles.text}>
          {splitLinks(text).map((piece) =>
            piece.isLink ? (
              <a key={piece.start} href={piece.text}>
                {piece.text}
              </a>
            ) : (
              piece.text
            ),
          )}
        </pre>
      )}
      {htmlUrl !== null && (
        <TextLink href={htmlUrl} target="_blank">
          As HTML
        </TextLink>
      )}
    </li>
  )
}
