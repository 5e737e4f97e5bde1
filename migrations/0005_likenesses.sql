ALTER TABLE "page_snapshots" ADD COLUMN "likeness" text[];--> statement-breakpoint
ALTER TABLE "page_snapshots" ADD COLUMN "shares" text[];--> statement-breakpoint
UPDATE "page_snapshots" SET
  "likeness" = array_remove(ARRAY[
    'name:' || replace("name_slug", '-', ''),
    CASE WHEN "facts"->>'blockchain' <> 'Other'
      THEN 'ticker:' || lower("facts"->>'blockchain') || ':' || lower("facts"->>'symbol') END,
    'contract:' || CASE WHEN "facts"->>'contractAddress' ILIKE '0x%'
      THEN lower("facts"->>'contractAddress') ELSE "facts"->>'contractAddress' END
  ], NULL),
  "shares" = CASE WHEN "shares_name" THEN ARRAY['name'] ELSE ARRAY[]::text[] END;--> statement-breakpoint
ALTER TABLE "page_snapshots" ALTER COLUMN "likeness" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "page_snapshots" ALTER COLUMN "shares" SET NOT NULL;--> statement-breakpoint
DROP INDEX "page_snapshots_name_slug";--> statement-breakpoint
CREATE INDEX "page_snapshots_likeness" ON "page_snapshots" USING gin ("likeness");--> statement-breakpoint
ALTER TABLE "page_snapshots" DROP COLUMN "name_slug";--> statement-breakpoint
ALTER TABLE "page_snapshots" DROP COLUMN "shares_name";
