import { useState } from 'react'
import { AriaLocale } from './aria-locale.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { ComboBox } from './combo-box.tsx'
import { Drawer } from './drawer.tsx'
import { Field } from './field.tsx'
import { BookmarkIcon, ChevronDownIcon, PencilIcon, SearchIcon, TrashIcon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Menu } from './menu.tsx'
import { Modal } from './modal.tsx'
import { RadioGroup } from './radio-group.tsx'
import styles from './showroom.module.css'
import { Exhibit } from './showroom-exhibit.tsx'
import { Slider } from './slider.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from './tabs.tsx'
import { ToastRegion } from './toast.tsx'
import { createToastQueue } from './toast-queue.ts'
import { Tooltip } from './tooltip.tsx'

const cities = [
  { id: 'lisbon', label: 'Lisbon', note: 'Portugal' },
  { id: 'ljubljana', label: 'Ljubljana', note: 'Slovenia' },
  { id: 'london', label: 'London', note: 'United Kingdom' },
]

/** The parts that stand on react-aria: loaded when they are needed. */
export function ShowroomInteractive() {
  return (
    <AriaLocale locale={document.documentElement.lang || 'en'}>
      <OverlayExhibit />
      <ToastExhibit />
      <ChoiceExhibit />
      <Exhibit title="Tabs">
        <Tabs
          label="License"
          items={[
            { id: 'single', label: 'Single license', content: 'One picture, one price.' },
            { id: 'agreement', label: 'Your agreement', count: 3, content: 'Three are left this month.' },
          ]}
        />
      </Exhibit>
    </AriaLocale>
  )
}

function OverlayExhibit() {
  const [open, setOpen] = useState<'modal' | 'drawer' | undefined>()
  const [sort, setSort] = useState('best')
  const close = () => setOpen(undefined)
  return (
    <Exhibit title="Overlays">
      <Button onClick={() => setOpen('modal')}>Open modal</Button>
      <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
      <Tooltip text="Save to board" note="Summer launch">
        <IconButton label="Save to board" variant="outlined">
          <BookmarkIcon />
        </IconButton>
      </Tooltip>
      <Menu
        label="Board"
        trigger={<Button>Board menu</Button>}
        items={[
          { id: 'rename', label: 'Rename', icon: <PencilIcon size="small" /> },
          { id: 'move', label: 'Move', disabled: true },
          { id: 'delete', label: 'Delete', tone: 'danger', icon: <TrashIcon size="small" /> },
        ]}
      />
      <Menu
        label="Sort by"
        trigger={<Button icon={<ChevronDownIcon size="small" />}>Sort</Button>}
        selectedId={sort}
        onAction={setSort}
        items={[
          { id: 'best', label: 'Best match' },
          { id: 'newest', label: 'Newest' },
        ]}
      />
      <Modal
        open={open === 'modal'}
        onClose={close}
        title="Choose board"
        closeLabel="Close"
        size="wide"
        aside={<p>Two orbiters on their pads</p>}
        footer={
          <>
            <span>3 of 27 boards</span>
            <Button size="small" onClick={close}>
              Create a board
            </Button>
          </>
        }
      >
        <Field label="Board name" labelHidden placeholder="Board name" icon={<SearchIcon size="small" />} />
      </Modal>
      <Drawer open={open === 'drawer'} onClose={close} title="Menu" closeLabel="Close">
        <p>Editorial</p>
        <p>Creative</p>
      </Drawer>
    </Exhibit>
  )
}

function ToastExhibit() {
  const [queue] = useState(createToastQueue)
  return (
    <Exhibit title="Toast">
      <Button
        onClick={() =>
          queue.add({
            lead: 'Saved to board',
            text: 'Summer launch',
            go: 'View board',
            href: '#board',
            closeAfterMs: 3000,
          })
        }
      >
        Save to board
      </Button>
      <Button onClick={() => queue.add({ text: 'Your link was copied.' })}>Copy link</Button>
      <ToastRegion queue={queue} label="Messages" closeLabel="Close" />
    </Exhibit>
  )
}

function ChoiceExhibit() {
  const [checked, setChecked] = useState(true)
  const [on, setOn] = useState(true)
  const [date, setDate] = useState<'any' | 'day' | 'week'>('any')
  const [volume, setVolume] = useState(40)
  const [seconds, setSeconds] = useState<readonly [number, number]>([10, 45])
  return (
    <Exhibit title="Choice">
      <div className={styles.form}>
        <div>
          <Checkbox checked={checked} onChange={setChecked} count="182k">
            Everyday
          </Checkbox>
          <Checkbox checked={false} mixed onChange={setChecked}>
            Some of them
          </Checkbox>
          <Checkbox checked={false} onChange={setChecked} error="Please agree first.">
            I agree
          </Checkbox>
          <Switch on={on} onChange={setOn}>
            Only here
          </Switch>
          <Switch on={false} onChange={setOn} disabled>
            Not available
          </Switch>
        </div>
        <RadioGroup
          label="Date"
          value={date}
          onChange={setDate}
          options={[
            { value: 'any', label: 'Any date' },
            { value: 'day', label: 'Last 24 hours', count: 38 },
            { value: 'week', label: 'Last 7 days', count: 212, disabled: true },
          ]}
        />
        <Slider
          label="Volume"
          value={volume}
          onChange={setVolume}
          min={0}
          max={100}
          format={(v) => `${v} %`}
        />
        <Slider
          label="Length"
          value={seconds}
          onChange={setSeconds}
          min={0}
          max={60}
          thumbLabels={['At least', 'At most']}
          format={([least, most]) => `${least} to ${most} s`}
        />
        <ComboBox
          label="Place"
          items={cities}
          openLabel="Show places"
          emptyText="No such place"
          hint="Where it was taken"
        />
        <ComboBox
          label="Place"
          items={cities}
          openLabel="Show places"
          emptyText="No such place"
          error="Choose a place."
        />
      </div>
    </Exhibit>
  )
}
