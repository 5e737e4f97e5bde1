ALTER TABLE "page_snapshots" ADD COLUMN "plain_slug" text;--> statement-breakpoint
CREATE INDEX "page_snapshots_plain_slug" ON "page_snapshots" USING btree ("plain_slug");