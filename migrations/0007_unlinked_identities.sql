CREATE TABLE "unlinked_identities" (
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "unlinked_identities_user_id_provider_id_account_id_pk" PRIMARY KEY("user_id","provider_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "unlinked_identities" ADD CONSTRAINT "unlinked_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;