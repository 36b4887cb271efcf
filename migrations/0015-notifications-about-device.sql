-- SHA-256 of the name of the browser that it tells of: everybody is told but that one. Null for what is about no browser.
alter table notifications.notification add column about_device bytea;
