-- Whoever else holds these tables for long, as a backup does, is not waited for: nobody could read or save behind this meanwhile.
set local lock_timeout = '5s';

-- Who has said something on a board, without reading all that was said: whoever asks holds the board.
create index comment_by_member on boards.comment (board_id, author_id);

-- What counts up stays the same row and is the newest again.
create index notification_newest on notifications.notification (account_id, site, created_at desc, id desc)
  where dismissed_at is null;
drop index notifications.notification_open;
