import { useEffect, useState } from 'react'
import { sendCall } from '#visit/send-call.ts'
import { groupNotifications } from '../domain/group-notifications.ts'
import type { Notification } from '../domain/notification.ts'
import { NoticeList } from './notice-list.tsx'
import { noticeWords } from './notice-words.ts'

const path = '/components/account/api/notifications'

/** Asks what there is to tell, once for each document. What cannot be had or put away now is there the next time. */
export function NoticeStack() {
  const [notifications, setNotifications] = useState<readonly Notification[]>([])

  useEffect(() => {
    const leaving = new AbortController()
    fetchNotifications(leaving.signal).then(setNotifications, () => {})
    return () => leaving.abort()
  }, [])

  function dismiss(ids: readonly string[]) {
    setNotifications((before) => before.filter(({ id }) => !ids.includes(id)))
    for (const id of ids) sendCall(`${path}/${id}/dismiss`, { method: 'POST' }).catch(() => {})
  }

  return (
    <NoticeList groups={groupNotifications(notifications)} timeZone={ownTimeZone()} onDismiss={dismiss} />
  )
}

function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

async function fetchNotifications(signal: AbortSignal): Promise<readonly Notification[]> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) return []
  const { notifications } = (await answer.json()) as { notifications: readonly Notification[] }
  // A server that has just been renewed may tell of more than this page knows.
  return notifications.filter(({ kind }) => Object.hasOwn(noticeWords, kind))
}
