-- Generated, then made STRICT by hand.
CREATE TABLE `erased_persons` (
	`id` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `erased_persons_number_unique` ON `erased_persons` (`number`);--> statement-breakpoint
ALTER TABLE `persons` ADD `email` text;--> statement-breakpoint
ALTER TABLE `persons` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `texts` ADD `author` text;