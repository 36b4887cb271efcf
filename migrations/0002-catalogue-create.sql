create schema catalogue;

create table catalogue.collection (
  id bigint generated always as identity primary key,
  key text not null unique,
  name text not null,
  -- Kept by the reader of asset events, so that no page counts.
  online_assets integer not null default 0
);

create table catalogue.asset (
  id bigint generated always as identity (start with 1000001) primary key,
  -- Where the asset came from; taking the same thing in twice changes nothing.
  source_key text not null unique,
  collection_id bigint not null references catalogue.collection (id),
  availability text not null default 'online' check (availability in ('online', 'offline', 'withdrawn')),
  asset_type text not null check (asset_type in ('image', 'film')),
  family text not null check (family in ('creative', 'editorial')),
  media_type text not null check (media_type in ('photography', 'illustration', 'vector', 'fineart')),
  license_model text not null check (license_model in ('rf', 'rm', 'rr')),
  title text not null,
  caption text not null,
  artist text not null,
  credit_line text not null,
  date_label text not null,
  keywords text[] not null,
  -- The keywords as one text, since an array cannot be part of a generated column.
  keyword_text text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  media_key text not null,
  dominant_color text not null check (dominant_color ~ '^#[0-9a-f]{6}$'),
  -- 1 is best.
  quality_rank integer not null default 3,
  created_at timestamptz not null default now(),
  search_text tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A')
      || setweight(to_tsvector('english', keyword_text), 'B')
      || setweight(to_tsvector('english', artist), 'C')
      || setweight(to_tsvector('english', caption), 'D')
  ) stored
);

create index asset_search_text on catalogue.asset using gin (search_text);
create index asset_in_order on catalogue.asset (quality_rank, id);
create index asset_by_collection on catalogue.asset (collection_id, quality_rank, id);
