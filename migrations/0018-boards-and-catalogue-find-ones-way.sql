-- A board by the date on which its assets were added. Of those added at once the foremost is the newest, so that oldest first is
-- newest first backwards.
create index board_asset_by_date on boards.board_asset (board_id, added_at desc, position desc) include (asset_id);

-- Which assets of a board have notes.
create index board_asset_noted on boards.board_asset (board_id, asset_id) where note <> '';

-- How many comments each asset has, and those of one asset, without looking at the others of its board.
create index comment_by_asset on boards.comment (board_id, asset_id, id desc);

-- Name and description of a set by locale, as {"de": {"name": "…", "description": "…"}}; what is missing is as in English.
alter table catalogue.curated_set add column texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object');
