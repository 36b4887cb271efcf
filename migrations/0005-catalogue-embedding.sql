-- What a model of pictures makes of an asset: its subject as a direction, for likeness of subjects. Advice, as
-- catalogue.suggestion is: no filter, count or record reads it.
create table catalogue.embedding (
  asset_id bigint primary key references catalogue.asset (id),
  -- Which model under which rules. An asset whose row names the current one has been advised, also where nothing came of it.
  model text not null,
  -- Signed bytes, the largest part at 127: only the direction counts, so compare by the cosine. Empty where the models
  -- could make nothing of the picture.
  features bytea not null,
  made_at timestamptz not null default now()
);

-- Another picture needs other advice, and what is withdrawn needs none. In the database, so that no writer can forget it.
create function catalogue.drop_advice() returns trigger language plpgsql as $$
begin
  delete from catalogue.suggestion where asset_id = new.id;
  delete from catalogue.embedding where asset_id = new.id;
  return null;
end $$;
create trigger drop_advice after update of media_key, availability on catalogue.asset
  for each row
  when (old.media_key <> new.media_key or (new.availability = 'withdrawn' and old.availability <> 'withdrawn'))
  execute function catalogue.drop_advice();
