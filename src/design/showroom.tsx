import { lazy, Suspense } from 'react'
import { ArgusLogo, ArgusMark } from './argus-logo.tsx'
import { Banner } from './banner.tsx'
import { BokehLogo, BokehMark } from './bokeh-logo.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Chip, ChipLink, ChipRow } from './chip.tsx'
import { ClientOnly } from './client-only.tsx'
import { DiptychLogo, DiptychMark } from './diptych-logo.tsx'
import { Disclosure } from './disclosure.tsx'
import { Field, TextAreaField } from './field.tsx'
import {
  BookmarkIcon,
  CameraIcon,
  ChevronRightIcon,
  DownloadIcon,
  FilterIcon,
  MenuIcon,
  PlayIcon,
  PlusIcon,
  SearchIcon,
  ShoppingBagIcon,
  SparklesIcon,
  UserIcon,
} from './icon.tsx'
import { IconButton, IconButtonLink } from './icon-button.tsx'
import { NativeCheckbox, NativeChoiceGroup, NativeRadio, NativeSwitch } from './native-choice.tsx'
import { NativeSelect } from './native-select.tsx'
import styles from './showroom.module.css'
import { Exhibit } from './showroom-exhibit.tsx'
import { PickingRoom } from './showroom-picking.tsx'
import { Skeleton } from './skeleton.tsx'
import { TabLinks } from './tab-links.tsx'
import { TextLink } from './text-link.tsx'

const Interactive = lazy(async () => {
  const { ShowroomInteractive } = await import('./showroom-interactive.tsx')
  return { default: ShowroomInteractive }
})

/** Every part in its states, for those who build with them. Its sample texts are English on purpose. */
export function Showroom() {
  return (
    <div className="page-width">
      <h1 className={styles.title}>Parts and states</h1>
      <div className={styles.rooms}>
        <BrandRoom />
        <ActionRoom />
        <PickingRoom />
        <FormRoom />
        <MessageRoom />
        <ClientOnly>
          <Suspense fallback={<Skeleton />}>
            <Interactive />
          </Suspense>
        </ClientOnly>
      </div>
    </div>
  )
}

function BrandRoom() {
  return (
    <>
      <Exhibit title="Logo">
        <ArgusLogo title="Argus" />
        <BokehLogo title="Bokeh" />
        <DiptychLogo title="Diptych" />
        <ArgusMark title="Argus" />
        <BokehMark title="Bokeh" />
        <DiptychMark title="Diptych" />
      </Exhibit>
      <Exhibit title="Logo on dark">
        <div className={styles.inverse}>
          <ArgusLogo title="Argus" ground="inverse" />
          <BokehLogo title="Bokeh" ground="inverse" />
          <DiptychLogo title="Diptych" ground="inverse" />
        </div>
      </Exhibit>
      <Exhibit title="Type">
        <div className={styles.type}>
          <p className={styles.display}>A picture of record</p>
          <h1>Shuttle launch, first light</h1>
          <h2>Nothing matches all of that</h2>
          <h3>Harbor fireworks close the festival</h3>
          <p>
            Body text with a <TextLink href="#plain">plain link</TextLink>, a{' '}
            <TextLink href="#strong" variant="strong">
              strong link
            </TextLink>{' '}
            and{' '}
            <TextLink href="#away" external="(another site)">
              one that leaves
            </TextLink>
            . Příliš žluťoučký kůň, Việt Nam, Съешь ещё.
          </p>
        </div>
      </Exhibit>
    </>
  )
}

function ActionRoom() {
  return (
    <>
      <Exhibit title="Primary button">
        <Button variant="primary">Add to cart</Button>
        <Button variant="primary" icon={<DownloadIcon />}>
          Download
        </Button>
        <Button variant="primary" disabled>
          Save
        </Button>
        <Button variant="primary" busy>
          Saving
        </Button>
        <Button variant="primary" size="small">
          Save here
        </Button>
      </Exhibit>
      <Exhibit title="Secondary and quiet">
        <Button>Download comp</Button>
        <ButtonLink href="#link">A link</ButtonLink>
        <Button size="small" icon={<PlusIcon size="small" />}>
          Create a board
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="quiet">Clear all</Button>
        <Button variant="quiet" size="small">
          Hide
        </Button>
      </Exhibit>
      <Exhibit title="Icon button">
        <IconButton label="Menu">
          <MenuIcon />
        </IconButton>
        <IconButtonLink href="#boards" label="Boards">
          <BookmarkIcon />
        </IconButtonLink>
        <IconButtonLink href="#cart" label="Cart, 2 pictures" count={2}>
          <ShoppingBagIcon />
        </IconButtonLink>
        <IconButton label="Search by image" variant="outlined">
          <CameraIcon />
        </IconButton>
        <span className={styles.picture}>
          <IconButton label="Save to board" variant="plate" pressed={false}>
            <BookmarkIcon />
          </IconButton>
          <IconButton label="Save to board" variant="plate" pressed>
            <BookmarkIcon />
          </IconButton>
        </span>
      </Exhibit>
      <Exhibit title="Icons">
        <SearchIcon />
        <UserIcon />
        <PlayIcon />
        <SparklesIcon />
        <ChevronRightIcon />
        <BookmarkIcon filled />
        <FilterIcon size="small" />
        <FilterIcon size="large" />
      </Exhibit>
      <Exhibit title="Chips">
        <ChipRow>
          <Chip>Landscape</Chip>
          <Chip applied>Portrait</Chip>
          <ChipLink href="#remove" applied removable label="Remove: 1969 to 2011">
            1969 to 2011
          </ChipLink>
          <Chip icon={<FilterIcon />}>Filters</Chip>
          <Chip disabled>Square</Chip>
          <Button variant="quiet" size="small">
            Clear all
          </Button>
        </ChipRow>
      </Exhibit>
      <Exhibit title="Tab links">
        <TabLinks
          label="Media"
          links={[
            { href: '#all', label: 'All', count: '248k', current: true },
            { href: '#photos', label: 'Photos', count: '171k' },
            { href: '#illustrations', label: 'Illustrations', count: '38k' },
            { href: '#vectors', label: 'Vectors', count: '27k' },
            { href: '#films', label: 'Films', count: '12k' },
          ]}
        />
      </Exhibit>
    </>
  )
}

function FormRoom() {
  return (
    <>
      <Exhibit title="Field">
        <div className={styles.form}>
          <Field label="Board name" note="optional" placeholder="Autumn" />
          <Field label="Find an event" icon={<SearchIcon size="small" />} hint="At least three letters" />
          <Field label="Board name" defaultValue="" error="Give the board a name." />
          <Field label="Account" defaultValue="ann@example.org" disabled />
          <TextAreaField label="Notes" hint="For your team only" />
          <NativeSelect
            label="Sort by"
            options={[
              { value: 'best', label: 'Best match' },
              { value: 'newest', label: 'Newest' },
            ]}
          />
          <NativeSelect
            label="Sort by"
            labelHidden
            size="small"
            options={[{ value: 'best', label: 'Sort: Best match' }]}
          />
        </div>
      </Exhibit>
      <Exhibit title="Native choice">
        <div className={styles.form}>
          <NativeChoiceGroup legend="Collection">
            <NativeCheckbox defaultChecked count="182k">
              Everyday
            </NativeCheckbox>
            <NativeCheckbox count="64k">Signature</NativeCheckbox>
            <NativeCheckbox disabled>Archive</NativeCheckbox>
          </NativeChoiceGroup>
          <NativeChoiceGroup legend="Size">
            <NativeRadio card name="size" note="594 × 387 px · web" count="$175">
              Small
            </NativeRadio>
            <NativeRadio card name="size" defaultChecked note="4256 × 2773 px · print to A3" count="$499">
              Large
            </NativeRadio>
          </NativeChoiceGroup>
          <NativeSwitch defaultChecked>Only here</NativeSwitch>
          <NativeSwitch>Hide people</NativeSwitch>
        </div>
      </Exhibit>
      <Exhibit title="Disclosure">
        <div className={styles.form}>
          <Disclosure title="Date" note="1 chosen" open>
            Any date
          </Disclosure>
          <Disclosure title="Orientation">Landscape</Disclosure>
        </div>
      </Exhibit>
    </>
  )
}

function MessageRoom() {
  return (
    <>
      <Exhibit title="Banner">
        <div className={styles.stack}>
          <Banner
            tone="danger"
            title="The results did not load."
            action={<Button size="small">Try again</Button>}
          >
            Your filters are kept.
          </Banner>
          <Banner tone="warning" title="Your agreement ends on Friday." onClose={() => {}} closeLabel="Close">
            Renew it to keep your price.
          </Banner>
          <Banner tone="success">Your order is complete.</Banner>
          <Banner>Prices include tax.</Banner>
        </div>
      </Exhibit>
      <Exhibit title="Skeleton">
        <div className={styles.form}>
          <Skeleton shape="block" className={styles.tile} />
          <div>
            <Skeleton />
            <Skeleton />
            <Skeleton shape="disc" />
          </div>
        </div>
      </Exhibit>
    </>
  )
}
