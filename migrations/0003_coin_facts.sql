ALTER TABLE "profiles" ADD COLUMN "supply" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "buy_tax" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "sell_tax" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "liquidity" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "ownership" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "roadmap" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "gallery" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "chart_embed" boolean;