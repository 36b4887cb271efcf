-- Events between rooms: written in the transaction of the change they tell of, read in order by named readers.
create table platform.outbox (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  happened_at timestamptz not null default now(),
  name text not null,
  payload jsonb not null
);

-- Readers follow transactions, not ids: an id is taken before its transaction commits, so a lower one may appear later.
create index outbox_in_order on platform.outbox (transaction_id, id);

create table platform.outbox_reader (
  name text primary key,
  transaction_id xid8 not null default '0',
  event_id bigint not null default 0
);
