import type { Database, DatabaseTransaction } from '#platform/database.ts'

/** Whom mail is written to where there is nobody: no address can end so (RFC 2606). */
export const nobody = { id: null, username: '', email: 'nobody@example.invalid', locale: 'en-us' } as const

const takenBack = Symbol('taken back')

/** Does the work of a transaction and takes it back: for somebody or nobody, it lasts the same and asks the same. */
export async function takeBack(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await work(transaction)
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack) throw error
  }
}
