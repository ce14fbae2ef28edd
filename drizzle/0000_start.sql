-- Generated, then made STRICT by hand, with the triggers at the end: neither can be said in the tables' own files.
CREATE TABLE `commands` (
	`id` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`first_position` integer NOT NULL,
	`last_position` integer NOT NULL,
	`version` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `events` (
	`position` integer PRIMARY KEY NOT NULL,
	`stream` text NOT NULL,
	`version` integer NOT NULL,
	`type` text NOT NULL,
	`schema` integer NOT NULL,
	`at` integer NOT NULL,
	`data` text NOT NULL,
	`meta` text NOT NULL,
	`hash` text NOT NULL,
	CONSTRAINT "events_version" CHECK("events"."version" > 0),
	CONSTRAINT "events_data" CHECK(json_valid("events"."data")),
	CONSTRAINT "events_meta" CHECK(json_valid("events"."meta")),
	CONSTRAINT "events_hash" CHECK(length("events"."hash") = 64)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `events_stream_version` ON `events` (`stream`,`version`);--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email_unique` ON `accounts` (`email`);--> statement-breakpoint
CREATE TABLE `persons` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `texts` (
	`id` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL,
	`text` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TRIGGER `events_no_update` BEFORE UPDATE ON `events` BEGIN
	SELECT RAISE(ABORT, 'events are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `events_no_delete` BEFORE DELETE ON `events` BEGIN
	SELECT RAISE(ABORT, 'events are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `commands_no_update` BEFORE UPDATE ON `commands` BEGIN
	SELECT RAISE(ABORT, 'commands are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `commands_no_delete` BEFORE DELETE ON `commands` BEGIN
	SELECT RAISE(ABORT, 'commands are never changed');
END;
