CREATE INDEX "sessions_not_hashed" ON "sessions" USING btree ("id") WHERE "sessions"."token" not like 'sha256:%';--> statement-breakpoint
-- Processes of the release before know a token only as it is: for an hour tokens are stored in that form.
INSERT INTO "installation" ("key", "value", "created_at")
  SELECT 'session-token-hashes', '', now() WHERE EXISTS (SELECT FROM "sessions")
  ON CONFLICT DO NOTHING;
