-- expand
-- The version before saves articles without words: what it changes is computed again (`fill-search-texts`).
CREATE FUNCTION clear_search_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.words := null;
  return new;
end
$$;--> statement-breakpoint
-- Fires after it, by its name, for a save that names the words: an article may change and have the same ones.
CREATE FUNCTION restore_search_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.words := old.words;
  return new;
end
$$;--> statement-breakpoint
CREATE TRIGGER lecture_articles_words_1_clear BEFORE UPDATE OF source ON lecture_articles FOR EACH ROW
    WHEN (new.source <> old.source AND new.words = old.words) EXECUTE FUNCTION clear_search_words();--> statement-breakpoint
CREATE TRIGGER lecture_articles_words_2_restore BEFORE UPDATE OF words ON lecture_articles FOR EACH ROW
    WHEN (new.source <> old.source AND new.words IS NULL) EXECUTE FUNCTION restore_search_words();--> statement-breakpoint
-- It publishes by hand without taking the time away: withdrawn later, the course or lecture would come out by itself.
CREATE FUNCTION clear_publish_time() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.publish_at := null;
  return new;
end
$$;--> statement-breakpoint
CREATE TRIGGER courses_publish_time BEFORE UPDATE OF status ON courses FOR EACH ROW
    WHEN (new.status = 'published' AND new.publish_at IS NOT NULL) EXECUTE FUNCTION clear_publish_time();--> statement-breakpoint
CREATE TRIGGER lectures_publish_time BEFORE UPDATE OF status ON lectures FOR EACH ROW
    WHEN (new.status = 'published' AND new.publish_at IS NOT NULL) EXECUTE FUNCTION clear_publish_time();
