import { deleteOldCodes } from './code-queries.ts'
import { deleteOldDevices } from './device-queries.ts'
import type { Room } from './needs.ts'
import { deleteEndedSessions } from './session-queries.ts'

/** Codes are kept for a while after they have ended, so that whoever comes late is told so. */
const keepCodesMs = 30 * 24 * 3_600_000
/** As long as a browser keeps the cookie. */
const keepDevicesMs = 365 * 24 * 3_600_000

/** Sessions and codes that lead nowhere any more, and browsers not seen for a year. To be called now and then. */
export function removeOld({ db, now }: Room) {
  return async (): Promise<void> => {
    await deleteEndedSessions(db, now())
    await deleteOldCodes(db, new Date(now().getTime() - keepCodesMs))
    await deleteOldDevices(db, new Date(now().getTime() - keepDevicesMs))
  }
}
