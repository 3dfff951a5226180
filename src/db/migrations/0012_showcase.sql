CREATE TABLE "showcase_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"photo_id" text,
	"photo_alt" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"course_id" text DEFAULT '' NOT NULL,
	"exam" text DEFAULT '' NOT NULL,
	"rank" text DEFAULT '' NOT NULL,
	"course_duration" text DEFAULT '' NOT NULL,
	"is_paid" boolean,
	"result_on" date,
	"consent_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "showcase_entries_kind_is_known" CHECK ("showcase_entries"."kind" in ('faculty', 'result', 'testimonial')),
	CONSTRAINT "showcase_entries_shown_with_consent" CHECK ("showcase_entries"."kind" = 'faculty' or "showcase_entries"."consent_on" is not null),
	CONSTRAINT "showcase_entries_result_is_whole" CHECK ("showcase_entries"."kind" <> 'result' or ("showcase_entries"."rank" <> '' and "showcase_entries"."exam" <> '' and "showcase_entries"."course_id" <> ''
        and "showcase_entries"."course_duration" <> '' and "showcase_entries"."is_paid" is not null and "showcase_entries"."result_on" is not null
        and "showcase_entries"."consent_on" >= "showcase_entries"."result_on"))
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_portrait" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "showcase_entries" ADD CONSTRAINT "showcase_entries_photo_id_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "showcase_entries_in_order" ON "showcase_entries" USING btree ("kind","position","id");--> statement-breakpoint
CREATE INDEX "showcase_entries_photo" ON "showcase_entries" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "images_portraits" ON "images" USING btree ("created_at") WHERE "images"."is_portrait";--> statement-breakpoint
CREATE TRIGGER "showcase_entries_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "showcase_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_content();
