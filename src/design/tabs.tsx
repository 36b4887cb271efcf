import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { joinClasses } from './join-classes.ts'
import styles from './tabs.module.css'

export type TabItem = {
  id: string
  label: ReactNode
  count?: ReactNode
  content: ReactNode
  disabled?: boolean
}

export type TabsProps = {
  /** Names the tabs for those who listen. */
  label: string
  items: readonly TabItem[]
  /** Give both to keep the choice outside; without them the first tab is open at first. */
  selectedId?: string | undefined
  onSelect?: ((id: string) => void) | undefined
  className?: string | undefined
}

/** Tabs that change what stands below them. For tabs that lead to pages take TabLinks. */
export function Tabs({ label, items, selectedId, onSelect, className }: TabsProps) {
  return (
    <AriaTabs
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      onSelectionChange={(key) => onSelect?.(String(key))}
      className={joinClasses(styles.bar, className)}
    >
      <div className={styles.ruled}>
        <TabList aria-label={label} className={joinClasses(styles.list)}>
          {items.map((item) => (
            <Tab
              key={item.id}
              id={item.id}
              isDisabled={item.disabled ?? false}
              className={joinClasses(styles.tab)}
            >
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </Tab>
          ))}
        </TabList>
      </div>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={joinClasses(styles.panel)}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
