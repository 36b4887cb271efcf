-- Whoever follows the change feed is woken by what comes into it.
create function catalogue.tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger tell_change after insert or update on catalogue.asset
  for each statement execute function catalogue.tell_change();

-- What an asset is found by stands not only in its own row. A change of the rest is a change of the asset. Rows are locked
-- in the order in which whole assets are written, so that neither locks the other out.
create function catalogue.touch_assets(ids bigint[]) returns void language sql as $$
  with locked as (select id from catalogue.asset where id = any(ids) order by source_key for update)
  update catalogue.asset asset set change_number = 0 from locked where asset.id = locked.id;
$$;

create function catalogue.touch_curated() returns trigger language plpgsql as $$
begin
  perform catalogue.touch_assets(array(select asset_id from moved));
  return null;
end $$;
create trigger touch_added after insert on catalogue.curated_set_asset
  referencing new table as moved for each statement execute function catalogue.touch_curated();
create trigger touch_removed after delete on catalogue.curated_set_asset
  referencing old table as moved for each statement execute function catalogue.touch_curated();
create trigger touch_replaced after update on catalogue.curated_set_asset
  referencing old table as moved for each statement execute function catalogue.touch_curated();
create trigger touch_replacing after update on catalogue.curated_set_asset
  referencing new table as moved for each statement execute function catalogue.touch_curated();

-- Whoever writes assets holds this lock. Without it an asset that is just being written would be seen neither by a change of
-- a name that it has nor, once it is there, as one that the change has touched.
create function catalogue.wait_for_keepers() returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('catalogue keeps assets'));
$$;

create function catalogue.touch_event() returns trigger language plpgsql as $$
begin
  perform catalogue.wait_for_keepers();
  perform catalogue.touch_assets(array(
    with recursive below (id) as (
      select new.id
      union
      select child.id from below join catalogue.event child on child.parent_id = below.id)
    select asset.id from below join catalogue.asset asset on asset.event_id = below.id));
  return null;
end $$;
create trigger touch_assets after update of name, parent_id on catalogue.event for each row
  when (old.name <> new.name or old.parent_id is distinct from new.parent_id)
  execute function catalogue.touch_event();

create function catalogue.touch_person() returns trigger language plpgsql as $$
begin
  perform catalogue.wait_for_keepers();
  perform catalogue.touch_assets(array(
    select asset_id from catalogue.asset_person where person_id = new.id));
  return null;
end $$;
create trigger touch_assets after update of name on catalogue.person for each row
  when (old.name <> new.name) execute function catalogue.touch_person();

create function catalogue.touch_collection() returns trigger language plpgsql as $$
begin
  perform catalogue.wait_for_keepers();
  perform catalogue.touch_assets(array(
    select id from catalogue.asset where collection_id = new.id));
  return null;
end $$;
create trigger touch_assets after update of name on catalogue.collection for each row
  when (old.name <> new.name) execute function catalogue.touch_collection();
