CREATE FUNCTION "refuse_sign_in_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Retention says so for its own transaction; sign-ins of a deleted account go with it.
  IF TG_OP = 'DELETE' AND (current_setting('lamplight.retention', true) = 'on'
      OR NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD."user_id")) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what was done stays written down';
END
$$;--> statement-breakpoint
CREATE TRIGGER "sign_ins_stay" BEFORE UPDATE OR DELETE ON "sign_ins"
  FOR EACH ROW EXECUTE FUNCTION refuse_sign_in_change();--> statement-breakpoint
CREATE TRIGGER "sign_ins_are_not_emptied" BEFORE TRUNCATE ON "sign_ins"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
