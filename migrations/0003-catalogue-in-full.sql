-- The asset in full, and what stands around it. Rows of the first small library stay; the demo library writes them anew.

create table catalogue.artist (
  id integer generated always as identity primary key,
  name text not null unique
);

create table catalogue.place (
  id integer generated always as identity primary key,
  -- The four parts in one text, since null parts would defeat a unique index over them.
  key text not null unique,
  venue text,
  city text,
  region text,
  -- As written in the record; an ISO code where there is one.
  country text
);

create table catalogue.event (
  id integer generated always as identity primary key,
  key text not null unique,
  name text not null,
  kind text not null,
  starts_on date,
  parent_id integer references catalogue.event (id),
  place_id integer references catalogue.place (id),
  editorial_products text[] not null default '{}',
  hero_asset_id bigint,
  -- Kept by the reader of asset events, so that no page counts.
  images_count integer not null default 0,
  films_count integer not null default 0,
  children_count integer not null default 0,
  check (parent_id <> id)
);
create index event_by_parent on catalogue.event (parent_id);
create index event_by_date on catalogue.event (starts_on desc, id);

create table catalogue.person (
  id integer generated always as identity primary key,
  key text not null unique,
  name text not null,
  also_known_as text[] not null default '{}',
  known_for text not null default '',
  hero_asset_id bigint
);

create table catalogue.series (
  id integer generated always as identity primary key,
  key text not null unique
);

-- Pictures so alike that a results page shows one for all.
create table catalogue.stack (
  id integer generated always as identity primary key,
  key text not null unique
);

alter table catalogue.collection
  add column description text not null default '',
  add column hero_asset_id bigint;

create table catalogue.curated_set (
  id integer generated always as identity primary key,
  key text not null unique,
  name text not null,
  description text not null default '',
  hero_asset_id bigint,
  -- Its assets are shown large and without a mark.
  is_showcase boolean not null default false
);

-- The controlled vocabulary: one meaning, its names in every language.
create table catalogue.keyword (
  id integer generated always as identity primary key,
  key text not null unique,
  kind text not null check (kind in ('subject', 'place', 'person', 'concept', 'style'))
);
create table catalogue.keyword_name (
  keyword_id integer not null references catalogue.keyword (id) on delete cascade,
  locale text not null,
  name text not null,
  synonyms text[] not null default '{}',
  -- Words that come to mind with it: a search may use them, no picture is labelled by them.
  related text[] not null default '{}',
  primary key (keyword_id, locale)
);
create table catalogue.keyword_broader (
  keyword_id integer not null references catalogue.keyword (id) on delete cascade,
  broader_id integer not null references catalogue.keyword (id) on delete cascade,
  primary key (keyword_id, broader_id),
  check (keyword_id <> broader_id)
);
create index keyword_narrower on catalogue.keyword_broader (broader_id);

create sequence catalogue.change_number;

alter table catalogue.asset
  alter column date_label set default '',
  add column short_title text not null default '',
  add column alt_text text not null default '',
  add column copyright text not null default '',
  add column artist_id integer references catalogue.artist (id),
  add column place_id integer references catalogue.place (id),
  add column event_id integer references catalogue.event (id),
  add column series_id integer references catalogue.series (id),
  add column stack_id integer references catalogue.stack (id),
  add column created_on date,
  add column submitted_on date not null default current_date,
  -- Of the vocabulary, in order of relevance; words it does not have stand beside.
  add column keyword_ids integer[] not null default '{}',
  add column free_keywords text[] not null default '{}',
  add column number_of_people text check (number_of_people in ('none', 'one', 'two', 'group')),
  add column ages text[] not null default '{}',
  add column ethnicities text[] not null default '{}',
  add column compositions text[] not null default '{}',
  add column moods text[] not null default '{}',
  add column viewpoints text[] not null default '{}',
  add column techniques text[] not null default '{}',
  add column editorial_products text[] not null default '{}',
  add column orientation text not null default 'horizontal' check (orientation in
    ('horizontal', 'vertical', 'square', 'panoramichorizontal', 'panoramicvertical')),
  -- Lightness, a, b and share of each cluster in OKLab, one after the other.
  add column palette real[] not null default '{}',
  add column placeholder text not null default '',
  add column has_nudity boolean not null default false,
  add column model_release text not null default 'none'
    check (model_release in ('none', 'notapplicable', 'limited', 'released')),
  add column property_release text not null default 'none'
    check (property_release in ('none', 'notapplicable', 'limited', 'released')),
  add column restrictions text,
  add column is_embeddable boolean not null default true,
  add column is_generated boolean not null default false,
  add column is_editable boolean not null default true,
  add column popularity integer not null default 0,
  -- Where the picture comes from: a file of the media store, or what to draw.
  add column origin jsonb not null default '{}',
  add column original_bytes bigint,
  add column original_format text not null default 'jpg',
  -- Of everything that was written, so that writing the same again changes nothing.
  add column record_hash text not null default '',
  -- The change feed. Followed by transaction first: a number is taken before its transaction commits.
  add column change_number bigint not null default nextval('catalogue.change_number'),
  add column change_transaction xid8 not null default pg_current_xact_id();

alter table catalogue.asset drop column keywords;

create index asset_by_media_key on catalogue.asset (media_key);
create index asset_changes on catalogue.asset (change_transaction, change_number);
create index asset_by_event on catalogue.asset (event_id, quality_rank, id) where event_id is not null;
create index asset_by_series on catalogue.asset (series_id) where series_id is not null;

create function catalogue.number_change() returns trigger language plpgsql as $$
begin
  new.change_number := nextval('catalogue.change_number');
  new.change_transaction := pg_current_xact_id();
  return new;
end $$;
create trigger number_change before update on catalogue.asset
  for each row execute function catalogue.number_change();

alter table catalogue.collection
  add foreign key (hero_asset_id) references catalogue.asset (id);
alter table catalogue.event
  add foreign key (hero_asset_id) references catalogue.asset (id);
alter table catalogue.person
  add foreign key (hero_asset_id) references catalogue.asset (id);
alter table catalogue.curated_set
  add foreign key (hero_asset_id) references catalogue.asset (id);

create table catalogue.curated_set_asset (
  set_id integer not null references catalogue.curated_set (id) on delete cascade,
  position integer not null,
  asset_id bigint not null references catalogue.asset (id),
  primary key (set_id, position)
);
create index curated_set_of_asset on catalogue.curated_set_asset (asset_id);

create table catalogue.asset_person (
  asset_id bigint not null references catalogue.asset (id),
  person_id integer not null references catalogue.person (id),
  primary key (asset_id, person_id)
);
create index asset_of_person on catalogue.asset_person (person_id, asset_id);

create table catalogue.film (
  asset_id bigint primary key references catalogue.asset (id),
  duration_ms integer not null check (duration_ms > 0),
  frame_rate text,
  definition text not null,
  aspect text not null,
  has_sound boolean not null default false,
  shot_on text,
  mastered_to text,
  is_loop boolean not null default false
);

-- What a model thinks of a picture. Advice to the people who decide, never a fact of the asset.
create table catalogue.suggestion (
  asset_id bigint not null references catalogue.asset (id),
  kind text not null check (kind in ('keyword', 'people', 'nudity')),
  value text not null,
  score real not null,
  model text not null,
  made_at timestamptz not null default now(),
  primary key (asset_id, kind, value, model)
);

-- What search by picture compares; another version of the features is another row's content.
create table catalogue.descriptor (
  asset_id bigint primary key references catalogue.asset (id),
  version integer not null,
  features bytea not null
);

-- Files that an ingest has taken in, so that the next run passes them by without opening them.
create table catalogue.ingested_file (
  path_key text primary key,
  bytes bigint not null,
  modified_at timestamptz not null,
  source_key text not null
);

-- What has been loaded, and how far: the vocabulary's version, the demo library's next piece.
create table catalogue.loaded (
  name text primary key,
  version text not null,
  position bigint not null default 0
);
