import { randomBytes } from 'node:crypto'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { closeAccount } from './close-account.ts'
import { confirmPassword } from './confirm-password.ts'
import { exportData } from './export-data.ts'
import { forgotPassword } from './forgot-password.ts'
import { forgotUsername } from './forgot-username.ts'
import { endAllSessions, endSession, listSessions } from './list-sessions.ts'
import { lockDemoAccounts } from './lock-demo-accounts.ts'
import type { AccountsNeeds, Room } from './needs.ts'
import { type OpenidNeeds, openOpenid } from './openid/open-openid.ts'
import { openPasswords, type PasswordCost } from './passwords.ts'
import { changeProfile, keepLocale, readProfile } from './profile.ts'
import { findAccountByEmail, readPeople } from './read-people.ts'
import { readSession } from './read-session.ts'
import { register } from './register.ts'
import { removeOld } from './remove-old.ts'
import { resetPassword } from './reset-password.ts'
import { sendVerification } from './send-verification.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { openTeams } from './team/open-teams.ts'
import { verifyEmail } from './verify-email.ts'

export type Accounts = ReturnType<typeof openAccounts>

type Options = Omit<AccountsNeeds, 'now' | 'random'> &
  Partial<Pick<AccountsNeeds, 'now' | 'random'>> &
  OpenidNeeds & {
    /** Called for every password that is verified, so that the work can be counted. */
    readonly onVerified?: () => void
    readonly passwordCost?: PasswordCost
  }

/** Everything that can be done with accounts, sessions and teams. */
export function openAccounts({ providers, onVerified, passwordCost, ...needs }: Options) {
  const { now = () => new Date(), random = randomBytes } = needs
  const passwords = openPasswords({
    random,
    ...(onVerified && { onVerified }),
    ...(passwordCost && { cost: passwordCost }),
  })
  const room: Room = { ...needs, now, random, passwords }
  return {
    readSession: readSession(room),
    register: register(room),
    signIn: signIn(room),
    signOut: signOut(room),
    confirmPassword: confirmPassword(room),
    verifyEmail: verifyEmail(room),
    sendVerification: sendVerification(room),
    forgotUsername: forgotUsername(room),
    forgotPassword: forgotPassword(room),
    resetPassword: resetPassword(room),
    readProfile: readProfile(room),
    changeProfile: changeProfile(room),
    keepLocale: keepLocale(room),
    readPeople: readPeople(room),
    findAccountByEmail: findAccountByEmail(room),
    changeEmail: changeEmail(room),
    changePassword: changePassword(room),
    listSessions: listSessions(room),
    endSession: endSession(room),
    endAllSessions: endAllSessions(room),
    exportData: exportData(room),
    closeAccount: closeAccount(room),
    removeOld: removeOld(room),
    lockDemoAccounts: lockDemoAccounts(room),
    team: openTeams(room),
    openid: openOpenid(room, { ...(providers && { providers }) }),
  }
}
