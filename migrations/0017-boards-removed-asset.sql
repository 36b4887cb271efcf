-- What was taken off a board, so that it can be put back as it was: in its place, with its note.
create table boards.removed_asset (
  board_id uuid not null references boards.board (id) on delete cascade,
  asset_id bigint not null,
  position bigint not null,
  added_by bigint not null,
  added_at timestamptz not null,
  note text not null,
  was_hero boolean not null,
  removed_at timestamptz not null default now(),
  primary key (board_id, asset_id)
);

create index removed_asset_by_age on boards.removed_asset (removed_at);
