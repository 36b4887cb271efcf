-- Pictures that visitors search by: how each looks and a small preview, never the picture itself.
create table search.image_search (
  token text primary key,
  -- Of the site and the bytes: the same picture again is the same search.
  picture_hash bytea not null unique,
  look bytea not null,
  preview bytea not null,
  created_at timestamptz not null default now()
);

create index image_search_by_age on search.image_search (created_at);
