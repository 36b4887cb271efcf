import type { DOMAttributes, ReactElement, ReactNode } from 'react'
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  type PopoverProps,
  Pressable,
} from 'react-aria-components/Menu'
import { CheckIcon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './popover-list.module.css'

export type MenuEntry = {
  id: string
  label: string
  note?: ReactNode
  icon?: ReactNode
  /** Makes the entry a link. */
  href?: string
  disabled?: boolean
  tone?: 'normal' | 'danger'
}

export type MenuProps = {
  /** The button that opens it; it must hand `ref` and other props on to its element. */
  trigger: ReactElement<DOMAttributes<Element>>
  /** Names the menu for those who listen. */
  label: string
  items: readonly MenuEntry[]
  onAction?: ((id: string) => void) | undefined
  /** Makes it a choice of one: the entry with this id has a tick. */
  selectedId?: string | undefined
  placement?: NonNullable<PopoverProps['placement']> | undefined
}

export function Menu(props: MenuProps) {
  const { trigger, label, items, onAction, selectedId, placement = 'bottom start' } = props
  const choice =
    selectedId === undefined
      ? {}
      : ({ selectionMode: 'single', selectedKeys: [selectedId], disallowEmptySelection: true } as const)
  return (
    <MenuTrigger>
      {/* Our buttons are components; react-aria's type asks for a plain element, its code only for a ref. */}
      <Pressable>{trigger as ReactElement<DOMAttributes<Element>, string>}</Pressable>
      <Popover placement={placement} offset={6} className={joinClasses(styles.popover)}>
        <AriaMenu
          {...choice}
          aria-label={label}
          className={joinClasses(styles.list)}
          onAction={(key) => onAction?.(String(key))}
        >
          {items.map((item) => (
            <MenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              {...(item.href === undefined ? {} : { href: item.href })}
              isDisabled={item.disabled ?? false}
              className={joinClasses(styles.item, item.tone === 'danger' && styles.danger)}
            >
              {item.icon}
              <span className={styles.text}>
                {item.label}
                {item.note && <span className={styles.note}>{item.note}</span>}
              </span>
              {selectedId !== undefined && <CheckIcon size="small" className={styles.check} />}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
