DROP INDEX "listed_pages_newest";--> statement-breakpoint
DROP INDEX "listed_pages_launch";--> statement-breakpoint
DROP INDEX "listed_pages_reads";--> statement-breakpoint
ALTER TABLE "listed_pages" ADD COLUMN "name_bytes" "bytea" GENERATED ALWAYS AS ((split_part(search_text, chr(10), 1) || chr(10) || split_part(search_text, chr(10), 2))::bytea) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_pages" ADD COLUMN "contract" text GENERATED ALWAYS AS (split_part(search_text, chr(10), 3)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listed_pages_contract" ON "listed_pages" USING btree ("contract" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "listed_pages_contract_end" ON "listed_pages" USING btree (reverse("contract") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "listed_pages_newest" ON "listed_pages" USING btree ("published_at" DESC NULLS FIRST,"profile_id","blockchain","name_bytes");--> statement-breakpoint
CREATE INDEX "listed_pages_launch" ON "listed_pages" USING btree ("launch_at","profile_id","blockchain","name_bytes");--> statement-breakpoint
CREATE INDEX "listed_pages_reads" ON "listed_pages" USING btree ("reads" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"profile_id","blockchain","name_bytes");