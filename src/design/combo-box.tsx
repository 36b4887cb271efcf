import type { ReactNode } from 'react'
import {
  ComboBox as AriaComboBox,
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import comboStyles from './combo-box.module.css'
import fieldStyles from './field.module.css'
import type { FieldTexts } from './field.tsx'
import { CheckIcon, ChevronDownIcon, CircleAlertIcon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './popover-list.module.css'

export type ComboBoxItem = { id: string; label: string; note?: ReactNode; icon?: ReactNode }

export type ComboBoxProps = FieldTexts & {
  items: readonly ComboBoxItem[]
  /** Names the button that opens the list. */
  openLabel: string
  /** Shown instead of the list when nothing matches. */
  emptyText: ReactNode
  /** The id of the chosen item, or null. Give it together with `onChoose`. */
  chosenId?: string | null | undefined
  onChoose?: ((id: string | null) => void) | undefined
  /** The typed text, for suggestions that come from elsewhere; `items` then come filtered already. */
  text?: string | undefined
  onText?: ((text: string) => void) | undefined
  /** Lets any text be an answer, not only one of the list. */
  freeText?: boolean | undefined
  icon?: ReactNode
  name?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  className?: string | undefined
}

/** Leaves out what is undefined, since react-aria reads a given undefined as "uncontrolled from now on". */
function given<T extends object>(props: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>
  }
}

export function ComboBox(props: ComboBoxProps) {
  const { label, labelHidden, note, hint, error, items, openLabel, emptyText, icon, placeholder } = props
  const isFiltered = props.text !== undefined
  return (
    <AriaComboBox
      {...given({ selectedKey: props.chosenId, inputValue: props.text, name: props.name })}
      {...(isFiltered ? { items } : { defaultItems: items })}
      onSelectionChange={(key) => props.onChoose?.(key === null ? null : String(key))}
      onInputChange={(text) => props.onText?.(text)}
      allowsCustomValue={props.freeText ?? false}
      allowsEmptyCollection
      isDisabled={props.disabled ?? false}
      isRequired={props.required ?? false}
      isInvalid={Boolean(error)}
      menuTrigger="input"
      className={joinClasses(fieldStyles.frame, props.className)}
    >
      <div className={labelHidden ? 'visually-hidden' : fieldStyles.head}>
        <Label className={joinClasses(fieldStyles.label)}>{label}</Label>
        {note && <span className={fieldStyles.note}>{note}</span>}
      </div>
      <Group className={joinClasses(fieldStyles.box, error ? fieldStyles.invalid : undefined)}>
        {icon}
        <Input {...given({ placeholder })} className={joinClasses(fieldStyles.input)} />
        <Button aria-label={openLabel} className={joinClasses(comboStyles.open)}>
          <ChevronDownIcon size="small" />
        </Button>
      </Group>
      {hint && (
        <Text slot="description" className={joinClasses(fieldStyles.hint)}>
          {hint}
        </Text>
      )}
      <FieldError className={joinClasses(fieldStyles.error)}>
        <CircleAlertIcon size="small" />
        <span>{error}</span>
      </FieldError>
      <Popover offset={6} className={joinClasses(styles.popover)}>
        <ListBox<ComboBoxItem>
          className={joinClasses(styles.list)}
          renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
        >
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className={joinClasses(styles.item)}>
              {item.icon}
              <span className={styles.text}>
                {item.label}
                {item.note && <span className={styles.note}>{item.note}</span>}
              </span>
              <CheckIcon size="small" className={styles.check} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
