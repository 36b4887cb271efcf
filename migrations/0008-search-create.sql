create schema search;

-- An operator's wish that the index be built anew, and how far each of those who keep one has come.
create table search.rebuild (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null default now()
);

create table search.rebuild_progress (
  rebuild_id bigint not null references search.rebuild (id) on delete cascade,
  follower text not null,
  state text not null check (state in ('running', 'done', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  primary key (rebuild_id, follower)
);
