-- Text as every search compares it: the same as foldForSearch (src/core/plain-text.ts).
CREATE FUNCTION "search_folded"(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  -- Most texts are ASCII, and the rest takes many times as long.
  SELECT CASE WHEN octet_length(written) = length(written) THEN lower(replace(written, '`', ''''))
    ELSE regexp_replace(
    replace(replace(
      lower(normalize(regexp_replace(
        translate(
          normalize(
            regexp_replace(replace(written, E'\u00B4', ''''), E'[\u00B2\u00B3\u00B9\u2070\u2074-\u207E]+', E'^\\&', 'g'),
            NFKD),
          E'`\u02BC\u2018\u2019\u201A\u201B\u201C\u201D\u201E\u201F\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
          E'''''''''''''""""-------'),
        E'[\u0300-\u036F\u093C\u200B-\u200D\uFEFF]', '', 'g'), NFC)),
      E'\u0901', E'\u0902'), E'\u0943', E'\u094D\u0930'),
    E'[\u0919\u091E\u0923\u0928\u092E]\u094D(?=[\u0915-\u092E])', E'\u0902', 'g')
  END
$$;--> statement-breakpoint
-- Text that was typed, as the part of a pattern of LIKE that only it fits.
CREATE FUNCTION "search_literal"(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(search_folded(typed), E'([\\\\%_])', E'\\\\\\1', 'g')
$$;--> statement-breakpoint
DROP INDEX "question_reports_search";--> statement-breakpoint
DROP INDEX "audit_entries_search";--> statement-breakpoint
DROP INDEX "blog_posts_search";--> statement-breakpoint
DROP INDEX "messages_search";--> statement-breakpoint
DROP INDEX "subscribers_search";--> statement-breakpoint
DROP INDEX "students_search";--> statement-breakpoint
CREATE INDEX "question_reports_search" ON "question_reports" USING gin (search_folded("message") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_search" ON "audit_entries" USING gin (search_folded("search_text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_posts_search" ON "blog_posts" USING gin (search_folded("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin (search_folded("name" || ' ' || "email" || ' ' || "message") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subscribers_search" ON "subscribers" USING gin (search_folded("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "students_search" ON "students" USING gin (search_folded("name" || ' ' || "email") gin_trgm_ops);