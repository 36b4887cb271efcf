import { useEffect, useRef, useSyncExternalStore } from 'react'
import { CloseIcon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './toast.module.css'
import type { QueuedToast, ToastQueue } from './toast-queue.ts'

export type ToastRegionProps = {
  queue: ToastQueue
  /** Names the region for those who listen. */
  label: string
  closeLabel: string
}

const nothing: readonly QueuedToast[] = []

/**
 * Stands in the page from the start, empty: a status that arrives together with its text is not read out.
 * A toast cannot be react-aria's own: that one interrupts as an alert and leaves without a transition.
 */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, () => nothing)
  const region = useRef<HTMLElement>(null)

  function resumeUnlessInUse() {
    const element = region.current
    if (!element?.matches(':hover, :focus-within')) queue.resume()
  }

  // A toast that leaves under the pointer or with the focus sends no leave event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the toasts is the occasion.
  useEffect(resumeUnlessInUse, [toasts])

  return (
    <section
      ref={region}
      aria-label={label}
      className={styles.region}
      // react-aria's modals leave elements with this mark usable while they are open.
      data-react-aria-top-layer="true"
      data-print="hide"
      onPointerEnter={queue.pause}
      onPointerLeave={resumeUnlessInUse}
      onFocus={queue.pause}
      onBlur={() => requestAnimationFrame(resumeUnlessInUse)}
    >
      <div role="status" className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onClose={() => queue.close(toast.id)}
          />
        ))}
      </div>
    </section>
  )
}

type ToastCardProps = { toast: QueuedToast; closeLabel: string; onClose: () => void }

function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const content = (
    <>
      {toast.picture && <span className={styles.picture}>{toast.picture}</span>}
      <span className={styles.text}>
        {toast.lead && <span className={styles.lead}>{toast.lead}</span>}
        <strong>{toast.text}</strong>
      </span>
      {toast.go && <span className={styles.go}>{toast.go}</span>}
    </>
  )
  return (
    <div className={joinClasses(styles.toast, toast.leaving && styles.leaving)}>
      {toast.href ? (
        <a href={toast.href} className={styles.content}>
          {content}
        </a>
      ) : (
        <div className={styles.content}>{content}</div>
      )}
      {toast.action && <span className={styles.action}>{toast.action}</span>}
      <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
        <CloseIcon size="small" />
      </IconButton>
    </div>
  )
}
