import type { ComponentProps } from 'react'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './sort-links.module.css'

type Props<Order extends string> = Pick<ComponentProps<'nav'>, 'onClickCapture'> & {
  orders: readonly Order[]
  current: Order
  linkTo: (order: Order) => string
  nameOf: (order: Order) => string
}

/** By what a list is ordered: plain links, one of them in force, so that it works without scripts. */
export function SortLinks<Order extends string>({
  orders,
  current,
  linkTo,
  nameOf,
  ...others
}: Props<Order>) {
  const t = useTranslate()
  return (
    <nav
      aria-label={t('boards.list.sort')}
      className={styles.sorts}
      data-stay=""
      data-choice="sort"
      {...others}
    >
      <span aria-hidden="true" className={styles.by}>
        {t('boards.list.sort')}
      </span>
      {orders.map((order) => (
        <a
          key={order}
          href={linkTo(order)}
          aria-current={order === current ? 'true' : undefined}
          className={styles.sort}
        >
          {nameOf(order)}
        </a>
      ))}
    </nav>
  )
}
