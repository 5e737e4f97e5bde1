CREATE TABLE "support_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"is_proven" boolean NOT NULL,
	"issue" text NOT NULL,
	"comments" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "support_requests_issue" CHECK ("support_requests"."issue" in ('Question', 'Problem', 'Other'))
);
--> statement-breakpoint
CREATE INDEX "support_requests_waiting" ON "support_requests" USING btree ("queued_at") WHERE "support_requests"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "support_requests_sent_at" ON "support_requests" USING btree ("sent_at");