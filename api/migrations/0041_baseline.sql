-- expand
-- The indexes of a table stand in the order of their age: of two that cost the same, PostgreSQL takes the older one.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- The one spelling in which words are compared; `foldLetters` in search-fold.ts does the same to what people type.
-- Functions name the schema of others that they call: indexes are made without a search path.
CREATE FUNCTION fold_marked_letters(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  with plain as (
    select normalize(
      regexp_replace(normalize(given, NFKD), '[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200c\u200d]', '', 'g'),
      NFC) as form
  ), lettered as (
    select replace(replace(replace(translate(form,
      -- The last sign has no counterpart and falls out.
      'øđłıँઁਁੰৰৱ' || '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯' || 'ੱ',
      'odliंંਂਂরব' || repeat('0123456789', 9)),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') as form
    from plain
  ), joined as (
    select replace(replace(replace(replace(replace(replace(form,
      'ൺ', 'ണ്'), 'ൻ', 'ന്'), 'ർ', 'ര്'), 'ൽ', 'ല്'), 'ൾ', 'ള്'), 'ൿ', 'ക്') as form
    from lettered
  )
  select case when form !~ '[\u0900-\u0d7f]' then form else
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(form,
      '[ङञणनम]्(?=[क-घच-झट-ढत-धप-भशषस])', 'ं', 'g'),
      '[ঙঞণনম]্(?=[ক-ঘচ-ঝট-ঢত-ধপ-ভশষস])', 'ং', 'g'),
      '[ਙਞਣਨਮ]੍(?=[ਕ-ਘਚ-ਝਟ-ਢਤ-ਧਪ-ਭਸ])', 'ਂ', 'g'),
      '[ઙઞણનમ]્(?=[ક-ઘચ-ઝટ-ઢત-ધપ-ભશષસ])', 'ં', 'g'),
      '[ଙଞଣନମ]୍(?=[କ-ଘଚ-ଝଟ-ଢତ-ଧପ-ଭଶଷସ])', 'ଂ', 'g'),
      '[ఙఞణనమ]్(?=[క-ఘచ-ఝట-ఢత-ధప-భశషస])', 'ం', 'g'),
      '[ಙಞಣನಮ]್(?=[ಕ-ಘಚ-ಝಟ-ಢತ-ಧಪ-ಭಶಷಸ])', 'ಂ', 'g'),
      '[ങഞണനമ]്(?=[ക-ഘച-ഝട-ഢത-ധപ-ഭശഷസ])', 'ം', 'g')
  end from joined
$$;--> statement-breakpoint
-- Nearly all texts have ASCII letters only.
CREATE FUNCTION fold_letters(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select case when given ~ '[^\x01-\x7f]' then public.fold_marked_letters(given) else given end
$$;--> statement-breakpoint
-- The one form in which words are stored and looked for; `searchForm` in search-words.ts does the same to what people type.
-- Only what closes a tag of a description is rich text: a title may speak of <article>.
CREATE FUNCTION search_form(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  select translate(
    regexp_replace(regexp_replace(
      replace(replace(replace(
        public.fold_letters(lower(normalize(
          case when given ~ '</(p|h3|h4|ul|ol|li|blockquote|code|pre|strong|b|em|i|u|s|a)>'
            then regexp_replace(given, '<[^>]*>|&#?[a-zA-Z0-9]+;', ' ', 'g') else given end,
          NFKC))),
        'c++', ' cplusplus '), 'c#', ' csharp '), '.net', ' dotnet '),
      '([a-z]{3,})\.?js\M', '\1 js', 'g'), '([a-z]+)sql\M', '\1sql sql', 'g'),
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~‘’“”–—…•।॥',
    repeat(' ', 42))
$_$;--> statement-breakpoint
CREATE FUNCTION course_terms(title text, instructor_name text, category text, language text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  select distinct term
  from regexp_split_to_table(search_form(title || ' ' || instructor_name || ' ' || category || ' ' || language), '\s+') as found(term)
  where char_length(term) between 2 and 40 and term !~ '^\d+$'
$_$;--> statement-breakpoint
-- One label of a domain as people write it (RFC 3492); a label that is no punycode stays as it is.
CREATE FUNCTION shown_label(label text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
declare
  coded text := substr(label, 5);
  plain text := coalesce(substring(coded from '^(.*)-'), '');
  letters int[] := array(select ascii(one) from regexp_split_to_table(plain, '') as one where one <> '');
  at int := case when plain = '' and coded not like '-%' then 1 else length(plain) + 2 end;
  code bigint := 128;
  place bigint := 0;
  bias bigint := 72;
  before bigint;
  weight bigint;
  step int;
  threshold bigint;
  digit int;
  delta bigint;
  size int;
begin
  if label not like 'xn--%' then return label; end if;
  while at <= length(coded) loop
    before := place;
    weight := 1;
    step := 36;
    loop
      if at > length(coded) then return label; end if;
      digit := position(substr(coded, at, 1) in 'abcdefghijklmnopqrstuvwxyz0123456789') - 1;
      if digit < 0 then return label; end if;
      at := at + 1;
      place := place + digit * weight;
      threshold := greatest(1, least(26, step - bias));
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      step := step + 36;
    end loop;
    size := coalesce(array_length(letters, 1), 0) + 1;
    delta := (place - before) / case when before = 0 then 700 else 2 end;
    delta := delta + delta / size;
    bias := 0;
    while delta > 455 loop
      delta := delta / 35;
      bias := bias + 36;
    end loop;
    bias := bias + 36 * delta / (delta + 38);
    code := code + place / size;
    place := place % size;
    letters := letters[1:place::int] || code::int || letters[place::int + 1:];
    place := place + 1;
  end loop;
  return (select string_agg(chr(one), '' order by nth) from unnest(letters) with ordinality as coded_letters(one, nth));
exception when others then return label;
end
$$;--> statement-breakpoint
-- An address with an international domain as people write it.
CREATE FUNCTION shown_email(email text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select split_part(email, '@', 1) || '@' || string_agg(public.shown_label(label), '.' order by nth)
  from regexp_split_to_table(split_part(lower(email), '@', 2), '\.') with ordinality as labels(label, nth)
$$;--> statement-breakpoint
-- How names are looked for: any part of them, folded, without apostrophes.
CREATE FUNCTION name_form(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select public.fold_letters(lower(translate(given, '''’‘ʼ`´', '')))
$$;--> statement-breakpoint
-- A person's name and address; an international domain in both its forms.
CREATE FUNCTION person_form(full_name text, email text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select public.name_form(full_name || ' ' || email ||
    case when email like '%xn--%' then ' ' || public.shown_email(email) else '' end)
$$;--> statement-breakpoint
CREATE TABLE account_events (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	kind text NOT NULL,
	detail text DEFAULT ''::text NOT NULL,
	user_agent text DEFAULT ''::text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY account_events ADD CONSTRAINT account_events_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX account_events_user ON account_events USING btree (user_id, created_at DESC);--> statement-breakpoint
CREATE INDEX account_events_at ON account_events USING btree (created_at);--> statement-breakpoint
CREATE TABLE areas (
	name text NOT NULL,
	title text NOT NULL,
	paths jsonb NOT NULL,
	base text,
	budget_kb smallint NOT NULL,
	connections jsonb DEFAULT '[]'::jsonb NOT NULL,
	granter_id uuid,
	granted_by text DEFAULT ''::text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY areas ADD CONSTRAINT areas_pkey PRIMARY KEY (name);--> statement-breakpoint
CREATE TABLE audit_log (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	actor_id uuid,
	action text NOT NULL,
	subject_id uuid,
	details jsonb DEFAULT '{}'::jsonb NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	subject_kind text
);--> statement-breakpoint
ALTER TABLE ONLY audit_log ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX audit_log_subject ON audit_log USING btree (subject_id);--> statement-breakpoint
CREATE INDEX audit_log_actor ON audit_log USING btree (actor_id, created_at, id);--> statement-breakpoint
CREATE INDEX audit_log_action ON audit_log USING btree (action, created_at, id);--> statement-breakpoint
CREATE INDEX audit_log_created ON audit_log USING btree (created_at, id);--> statement-breakpoint
CREATE TABLE captcha_used (
	signature text NOT NULL,
	expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY captcha_used ADD CONSTRAINT captcha_used_pkey PRIMARY KEY (signature);--> statement-breakpoint
CREATE INDEX captcha_used_expires ON captcha_used USING btree (expires_at);--> statement-breakpoint
CREATE TABLE certificates (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	course_id uuid NOT NULL,
	code text NOT NULL,
	learner_name text NOT NULL,
	course_title text NOT NULL,
	instructor_name text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY certificates ADD CONSTRAINT certificates_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX certificates_code_unique ON certificates USING btree (code);--> statement-breakpoint
CREATE UNIQUE INDEX certificates_user_course_unique ON certificates USING btree (user_id, course_id);--> statement-breakpoint
CREATE INDEX certificates_course ON certificates USING btree (course_id);--> statement-breakpoint
CREATE TABLE contact_messages (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	name text NOT NULL,
	email text NOT NULL,
	phone text NOT NULL,
	subject text NOT NULL,
	message text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	answered_at timestamp with time zone,
	answered_by uuid,
	answer text DEFAULT ''::text NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY contact_messages ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX contact_messages_open ON contact_messages USING btree (created_at, id) WHERE (answered_at IS NULL);--> statement-breakpoint
CREATE INDEX contact_messages_created ON contact_messages USING btree (created_at, id);--> statement-breakpoint
CREATE TABLE coupon_uses (
	payment_id uuid NOT NULL,
	coupon_id uuid NOT NULL,
	user_id uuid NOT NULL,
	saved_paise integer NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY coupon_uses ADD CONSTRAINT coupon_uses_pkey PRIMARY KEY (payment_id);--> statement-breakpoint
CREATE INDEX coupon_uses_coupon ON coupon_uses USING btree (coupon_id, user_id);--> statement-breakpoint
CREATE INDEX coupon_uses_user ON coupon_uses USING btree (user_id);--> statement-breakpoint
CREATE TABLE coupons (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	code text NOT NULL,
	percent_off integer,
	rupees_off integer,
	course_id uuid,
	max_uses integer,
	expires_at timestamp with time zone,
	is_paused boolean DEFAULT false NOT NULL,
	created_by uuid,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT coupons_max_uses CHECK ((max_uses > 0)),
	CONSTRAINT coupons_one_kind CHECK (((percent_off IS NULL) <> (rupees_off IS NULL))),
	CONSTRAINT coupons_percent CHECK (((percent_off >= 1) AND (percent_off <= 100))),
	CONSTRAINT coupons_rupees CHECK (((rupees_off >= 1) AND (rupees_off <= 100000)))
);--> statement-breakpoint
ALTER TABLE ONLY coupons ADD CONSTRAINT coupons_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX coupons_code_unique ON coupons USING btree (code);--> statement-breakpoint
CREATE INDEX coupons_created ON coupons USING btree (created_at DESC, id DESC);--> statement-breakpoint
CREATE INDEX coupons_course ON coupons USING btree (course_id);--> statement-breakpoint
CREATE TABLE course_counts (
	category text NOT NULL,
	level text NOT NULL,
	language text NOT NULL,
	is_free boolean NOT NULL,
	rating_floor double precision NOT NULL,
	courses integer NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY course_counts ADD CONSTRAINT course_counts_category_level_language_is_free_rating_floor_pk PRIMARY KEY (category, level, language, is_free, rating_floor);--> statement-breakpoint
CREATE TABLE courses (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	title text NOT NULL,
	description text DEFAULT ''::text NOT NULL,
	category text DEFAULT ''::text NOT NULL,
	level text DEFAULT 'Beginner'::text NOT NULL,
	language text DEFAULT 'English'::text NOT NULL,
	price integer DEFAULT 0 NOT NULL,
	discount integer DEFAULT 0 NOT NULL,
	instructor_id uuid NOT NULL,
	instructor_name text NOT NULL,
	status text DEFAULT 'draft'::text NOT NULL,
	thumbnail text,
	thumbnail_small text,
	access_days integer DEFAULT 365 NOT NULL,
	rating double precision DEFAULT 0 NOT NULL,
	rating_count integer DEFAULT 0 NOT NULL,
	rating_sum double precision DEFAULT 0 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	search_words tsvector GENERATED ALWAYS AS (((setweight(to_tsvector('english'::regconfig, search_form(title)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, search_form(((((instructor_name || ' '::text) || category) || ' '::text) || language))), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, search_form(description)), 'C'::"char"))) STORED,
	is_free boolean GENERATED ALWAYS AS ((((price * (100 - discount)) / 100) = 0)) STORED,
	rating_floor double precision GENERATED ALWAYS AS (
CASE
	WHEN (rating >= (4.5)::double precision) THEN 4.5
	WHEN (rating >= (4)::double precision) THEN (4)::numeric
	WHEN (rating >= (3.5)::double precision) THEN 3.5
	WHEN (rating >= (3)::double precision) THEN (3)::numeric
	ELSE (0)::numeric
END) STORED,
	facets text[] GENERATED ALWAYS AS ((ARRAY[('category:'::text || category), ('level:'::text || level), ('language:'::text || language),
CASE
	WHEN (((price * (100 - discount)) / 100) = 0) THEN 'price:free'::text
	ELSE 'price:paid'::text
END] ||
CASE
	WHEN (rating >= (4.5)::double precision) THEN ARRAY['rating:4.5'::text, 'rating:4'::text, 'rating:3.5'::text, 'rating:3'::text]
	WHEN (rating >= (4)::double precision) THEN ARRAY['rating:4'::text, 'rating:3.5'::text, 'rating:3'::text]
	WHEN (rating >= (3.5)::double precision) THEN ARRAY['rating:3.5'::text, 'rating:3'::text]
	WHEN (rating >= (3)::double precision) THEN ARRAY['rating:3'::text]
	ELSE ARRAY[]::text[]
END)) STORED,
	title_words tsvector GENERATED ALWAYS AS ((setweight(to_tsvector('english'::regconfig, search_form(title)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, search_form(((((instructor_name || ' '::text) || category) || ' '::text) || language))), 'B'::"char"))) STORED,
	CONSTRAINT courses_discount CHECK (((discount >= 0) AND (discount <= 100))),
	CONSTRAINT courses_price CHECK (((price >= 0) AND (price <= 100000)))
);--> statement-breakpoint
ALTER TABLE ONLY courses ADD CONSTRAINT courses_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX courses_title_words ON courses USING gin (title_words, facets) WHERE (status = 'published'::text);--> statement-breakpoint
CREATE INDEX courses_popular ON courses USING btree (rating_sum DESC, rating_count DESC, created_at DESC, id DESC, category, level, language, is_free, rating_floor) WHERE (status = 'published'::text);--> statement-breakpoint
CREATE INDEX courses_top_rated ON courses USING btree (rating DESC, rating_count DESC, created_at DESC, id DESC, category, level, language, is_free, rating_floor) WHERE (status = 'published'::text);--> statement-breakpoint
CREATE INDEX courses_new ON courses USING btree (created_at DESC, id DESC, category, level, language, is_free, rating_floor) WHERE (status = 'published'::text);--> statement-breakpoint
CREATE INDEX courses_category ON courses USING btree (category, rating_sum DESC, rating_count DESC, created_at DESC, id DESC, level, language, is_free, rating_floor) WHERE (status = 'published'::text);--> statement-breakpoint
CREATE INDEX courses_instructor ON courses USING btree (instructor_id, created_at DESC, id DESC);--> statement-breakpoint
CREATE INDEX courses_search_words ON courses USING gin (search_words, facets) WHERE (status = 'published'::text);--> statement-breakpoint
CREATE INDEX courses_title_part ON courses USING gin (lower(title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX courses_title_stop_words ON courses USING gin (to_tsvector('simple'::regconfig, search_form(title))) WHERE (status = 'published'::text);--> statement-breakpoint
CREATE TABLE credit_note_counters (
	financial_year integer NOT NULL,
	last_serial integer NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY credit_note_counters ADD CONSTRAINT credit_note_counters_pkey PRIMARY KEY (financial_year);--> statement-breakpoint
CREATE TABLE credit_notes (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	payment_id uuid NOT NULL,
	number text NOT NULL,
	financial_year integer NOT NULL,
	serial integer NOT NULL,
	issued_at timestamp with time zone NOT NULL,
	amount_paise integer NOT NULL,
	gst_rate integer NOT NULL,
	seller jsonb,
	CONSTRAINT credit_notes_amount CHECK ((amount_paise > 0)),
	CONSTRAINT credit_notes_number_length CHECK ((length(number) <= 16)),
	CONSTRAINT credit_notes_serial_counts CHECK ((serial > 0))
);--> statement-breakpoint
ALTER TABLE ONLY credit_notes ADD CONSTRAINT credit_notes_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX credit_notes_number_unique ON credit_notes USING btree (number);--> statement-breakpoint
CREATE UNIQUE INDEX credit_notes_serial_unique ON credit_notes USING btree (financial_year, serial);--> statement-breakpoint
CREATE INDEX credit_notes_payment ON credit_notes USING btree (payment_id);--> statement-breakpoint
CREATE TABLE enrolments (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	course_id uuid NOT NULL,
	status text DEFAULT 'active'::text NOT NULL,
	amount_paise integer DEFAULT 0 NOT NULL,
	started_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY enrolments ADD CONSTRAINT enrolments_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX enrolments_user_course_unique ON enrolments USING btree (user_id, course_id);--> statement-breakpoint
CREATE INDEX enrolments_course ON enrolments USING btree (course_id, status);--> statement-breakpoint
CREATE INDEX enrolments_active ON enrolments USING btree (user_id, expires_at) WHERE (status = 'active'::text);--> statement-breakpoint
CREATE TABLE factor_resets (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	requested_by uuid NOT NULL,
	reason text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY factor_resets ADD CONSTRAINT factor_resets_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX factor_resets_user_unique ON factor_resets USING btree (user_id);--> statement-breakpoint
CREATE INDEX factor_resets_requested_by ON factor_resets USING btree (requested_by);--> statement-breakpoint
CREATE INDEX factor_resets_expires ON factor_resets USING btree (expires_at);--> statement-breakpoint
CREATE TABLE file_stores (
	name text NOT NULL,
	identity uuid NOT NULL,
	is_confirmed boolean DEFAULT false NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY file_stores ADD CONSTRAINT file_stores_pkey PRIMARY KEY (name);--> statement-breakpoint
CREATE TABLE idempotency_keys (
	key_hash text NOT NULL,
	request_hash text NOT NULL,
	response text,
	expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY idempotency_keys ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (key_hash);--> statement-breakpoint
CREATE INDEX idempotency_keys_expires ON idempotency_keys USING btree (expires_at);--> statement-breakpoint
CREATE TABLE invoice_counters (
	financial_year integer NOT NULL,
	last_serial integer NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY invoice_counters ADD CONSTRAINT invoice_counters_pkey PRIMARY KEY (financial_year);--> statement-breakpoint
CREATE TABLE invoices (
	payment_id uuid NOT NULL,
	number text NOT NULL,
	financial_year integer NOT NULL,
	serial integer NOT NULL,
	issued_at timestamp with time zone NOT NULL,
	gst_rate integer NOT NULL,
	seller jsonb,
	CONSTRAINT invoices_number_length CHECK ((length(number) <= 16)),
	CONSTRAINT invoices_serial_counts CHECK ((serial > 0))
);--> statement-breakpoint
ALTER TABLE ONLY invoices ADD CONSTRAINT invoices_pkey PRIMARY KEY (payment_id);--> statement-breakpoint
CREATE UNIQUE INDEX invoices_number_unique ON invoices USING btree (number);--> statement-breakpoint
CREATE UNIQUE INDEX invoices_serial_unique ON invoices USING btree (financial_year, serial);--> statement-breakpoint
CREATE TABLE known_browsers (
	user_id uuid NOT NULL,
	browser_hash text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	last_seen_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY known_browsers ADD CONSTRAINT known_browsers_user_id_browser_hash_pk PRIMARY KEY (user_id, browser_hash);--> statement-breakpoint
CREATE INDEX known_browsers_seen ON known_browsers USING btree (last_seen_at);--> statement-breakpoint
CREATE TABLE lecture_answers (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	question_id uuid NOT NULL,
	body text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY lecture_answers ADD CONSTRAINT lecture_answers_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX lecture_answers_question ON lecture_answers USING btree (question_id, created_at);--> statement-breakpoint
CREATE INDEX lecture_answers_user ON lecture_answers USING btree (user_id);--> statement-breakpoint
CREATE TABLE lecture_media (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	lecture_id uuid NOT NULL,
	kind text NOT NULL,
	type text NOT NULL,
	storage_key text NOT NULL,
	bytes bigint DEFAULT 0 NOT NULL,
	language text DEFAULT ''::text NOT NULL,
	label text DEFAULT ''::text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	file_name text DEFAULT ''::text NOT NULL,
	is_incoming boolean DEFAULT false NOT NULL,
	retired_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE ONLY lecture_media ADD CONSTRAINT lecture_media_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX lecture_media_lecture ON lecture_media USING btree (lecture_id);--> statement-breakpoint
CREATE INDEX lecture_media_key ON lecture_media USING btree (storage_key);--> statement-breakpoint
CREATE TABLE lecture_notes (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	lecture_id uuid NOT NULL,
	at_seconds integer DEFAULT 0 NOT NULL,
	body text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY lecture_notes ADD CONSTRAINT lecture_notes_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX lecture_notes_user_lecture ON lecture_notes USING btree (user_id, lecture_id, at_seconds);--> statement-breakpoint
CREATE INDEX lecture_notes_lecture ON lecture_notes USING btree (lecture_id);--> statement-breakpoint
CREATE TABLE lecture_progress (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	course_id uuid NOT NULL,
	lecture_id uuid NOT NULL,
	watched jsonb DEFAULT '[]'::jsonb NOT NULL,
	watched_seconds integer DEFAULT 0 NOT NULL,
	position_seconds integer DEFAULT 0 NOT NULL,
	is_completed boolean DEFAULT false NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY lecture_progress ADD CONSTRAINT lecture_progress_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX lecture_progress_user_lecture_unique ON lecture_progress USING btree (user_id, lecture_id);--> statement-breakpoint
CREATE INDEX lecture_progress_user_course ON lecture_progress USING btree (user_id, course_id, updated_at);--> statement-breakpoint
CREATE INDEX lecture_progress_course ON lecture_progress USING btree (course_id);--> statement-breakpoint
CREATE INDEX lecture_progress_lecture ON lecture_progress USING btree (lecture_id);--> statement-breakpoint
CREATE TABLE lecture_questions (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	lecture_id uuid NOT NULL,
	body text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY lecture_questions ADD CONSTRAINT lecture_questions_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX lecture_questions_lecture ON lecture_questions USING btree (lecture_id, created_at);--> statement-breakpoint
CREATE INDEX lecture_questions_user ON lecture_questions USING btree (user_id);--> statement-breakpoint
CREATE TABLE lectures (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	course_id uuid NOT NULL,
	"position" integer NOT NULL,
	title text NOT NULL,
	description text DEFAULT ''::text NOT NULL,
	youtube_link text DEFAULT ''::text NOT NULL,
	duration_seconds integer DEFAULT 0 NOT NULL,
	is_preview boolean DEFAULT false NOT NULL,
	state text DEFAULT 'ready'::text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	percent integer DEFAULT 0 NOT NULL,
	failure text DEFAULT ''::text NOT NULL,
	upload_id uuid,
	version integer DEFAULT 1 NOT NULL,
	status text DEFAULT 'published'::text NOT NULL,
	is_visible boolean GENERATED ALWAYS AS (((status = 'published'::text) AND ((youtube_link <> ''::text) OR (state = 'ready'::text)))) STORED NOT NULL,
	replacement text
);--> statement-breakpoint
ALTER TABLE ONLY lectures ADD CONSTRAINT lectures_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX lectures_course ON lectures USING btree (course_id, "position");--> statement-breakpoint
CREATE INDEX lectures_upload ON lectures USING btree (upload_id) WHERE (upload_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX lectures_being_prepared ON lectures USING btree (course_id) WHERE (state = ANY (ARRAY['uploading'::text, 'processing'::text]));--> statement-breakpoint
CREATE TABLE media_sweeps (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	state text NOT NULL,
	reason text DEFAULT ''::text NOT NULL,
	rows integer DEFAULT 0 NOT NULL,
	rows_in_all integer DEFAULT 0 NOT NULL,
	files integer DEFAULT 0 NOT NULL,
	files_in_all integer DEFAULT 0 NOT NULL,
	examples jsonb DEFAULT '[]'::jsonb NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	allowed_at timestamp with time zone,
	done_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE ONLY media_sweeps ADD CONSTRAINT media_sweeps_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX media_sweeps_state ON media_sweeps USING btree (state, done_at);--> statement-breakpoint
CREATE TABLE media_swept_rows (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	sweep_id uuid NOT NULL,
	entry jsonb NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY media_swept_rows ADD CONSTRAINT media_swept_rows_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX media_swept_rows_sweep ON media_swept_rows USING btree (sweep_id);--> statement-breakpoint
CREATE TABLE orders (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	gateway_order_id text,
	receipt text NOT NULL,
	user_id uuid NOT NULL,
	course_id uuid,
	amount_paise integer NOT NULL,
	currency text DEFAULT 'INR'::text NOT NULL,
	status text DEFAULT 'created'::text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	price integer DEFAULT 0 NOT NULL,
	discount integer DEFAULT 0 NOT NULL,
	coupon_id uuid,
	coupon_saved_paise integer DEFAULT 0 NOT NULL,
	coupon_held_until timestamp with time zone
);--> statement-breakpoint
ALTER TABLE ONLY orders ADD CONSTRAINT orders_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX orders_gateway_unique ON orders USING btree (gateway_order_id);--> statement-breakpoint
CREATE UNIQUE INDEX orders_receipt_unique ON orders USING btree (receipt);--> statement-breakpoint
CREATE UNIQUE INDEX orders_open_unique ON orders USING btree (user_id, course_id, amount_paise) WHERE (status = ANY (ARRAY['created'::text, 'attempted'::text]));--> statement-breakpoint
CREATE INDEX orders_open_by_age ON orders USING btree (created_at) WHERE (status = ANY (ARRAY['created'::text, 'attempted'::text]));--> statement-breakpoint
CREATE INDEX orders_course ON orders USING btree (course_id);--> statement-breakpoint
CREATE INDEX orders_coupon ON orders USING btree (coupon_id, status);--> statement-breakpoint
CREATE INDEX orders_user ON orders USING btree (user_id, course_id);--> statement-breakpoint
CREATE INDEX orders_superseded_by_age ON orders USING btree (created_at) WHERE (status = 'superseded'::text);--> statement-breakpoint
CREATE TABLE passkey_challenges (
	challenge text NOT NULL,
	bound_to text NOT NULL,
	expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY passkey_challenges ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge);--> statement-breakpoint
CREATE INDEX passkey_challenges_expires ON passkey_challenges USING btree (expires_at);--> statement-breakpoint
CREATE TABLE passkeys (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	credential_id text NOT NULL,
	public_key text NOT NULL,
	counter bigint NOT NULL,
	transports jsonb NOT NULL,
	is_synced boolean NOT NULL,
	is_backed_up boolean NOT NULL,
	name text NOT NULL,
	added_in uuid,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	last_used_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE ONLY passkeys ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX passkeys_credential_unique ON passkeys USING btree (credential_id);--> statement-breakpoint
CREATE INDEX passkeys_user ON passkeys USING btree (user_id);--> statement-breakpoint
CREATE TABLE password_resets (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	token_hash text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	used_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE ONLY password_resets ADD CONSTRAINT password_resets_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX password_resets_token_unique ON password_resets USING btree (token_hash);--> statement-breakpoint
CREATE INDEX password_resets_user ON password_resets USING btree (user_id);--> statement-breakpoint
CREATE TABLE past_prices (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	course_id uuid NOT NULL,
	price integer NOT NULL,
	replaced_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY past_prices ADD CONSTRAINT past_prices_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX past_prices_course ON past_prices USING btree (course_id, replaced_at);--> statement-breakpoint
CREATE TABLE payments (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	order_id uuid,
	gateway_payment_id text,
	user_id uuid NOT NULL,
	user_name text NOT NULL,
	course_id uuid,
	course_title text NOT NULL,
	amount_paise integer NOT NULL,
	refunded_paise integer DEFAULT 0 NOT NULL,
	currency text DEFAULT 'INR'::text NOT NULL,
	method text DEFAULT ''::text NOT NULL,
	status text DEFAULT 'created'::text NOT NULL,
	expires_at timestamp with time zone,
	captured_at timestamp with time zone,
	refunded_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	decline_reason text DEFAULT ''::text NOT NULL,
	CONSTRAINT payments_amounts CHECK (((amount_paise >= 0) AND ((refunded_paise >= 0) AND (refunded_paise <= amount_paise))))
);--> statement-breakpoint
ALTER TABLE ONLY payments ADD CONSTRAINT payments_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX payments_gateway_unique ON payments USING btree (gateway_payment_id);--> statement-breakpoint
CREATE INDEX payments_user ON payments USING btree (user_id, created_at);--> statement-breakpoint
CREATE INDEX payments_order ON payments USING btree (order_id);--> statement-breakpoint
CREATE INDEX payments_totals ON payments USING btree (created_at, status, amount_paise, refunded_paise);--> statement-breakpoint
CREATE INDEX payments_created ON payments USING btree (created_at, id);--> statement-breakpoint
CREATE INDEX payments_course ON payments USING btree (course_id, created_at);--> statement-breakpoint
CREATE INDEX payments_refunded ON payments USING btree (created_at, id) WHERE (status = 'refunded'::text);--> statement-breakpoint
CREATE INDEX payments_pending ON payments USING btree (created_at, id) WHERE (status = ANY (ARRAY['created'::text, 'authorized'::text, 'failed'::text]));--> statement-breakpoint
CREATE TABLE ratings (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	course_id uuid NOT NULL,
	value double precision NOT NULL,
	comment text DEFAULT ''::text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	is_named boolean DEFAULT false NOT NULL,
	CONSTRAINT ratings_value CHECK (value between 0.5 and 5 and value * 2 = floor(value * 2))
);--> statement-breakpoint
ALTER TABLE ONLY ratings ADD CONSTRAINT ratings_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX ratings_user_course_unique ON ratings USING btree (user_id, course_id);--> statement-breakpoint
CREATE INDEX ratings_course ON ratings USING btree (course_id, updated_at);--> statement-breakpoint
CREATE INDEX ratings_course_value ON ratings USING btree (course_id, value);--> statement-breakpoint
CREATE INDEX ratings_with_comment ON ratings USING btree (course_id, updated_at DESC, id DESC) WHERE (comment <> ''::text);--> statement-breakpoint
CREATE TABLE recovery_codes (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	code_hash text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY recovery_codes ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX recovery_codes_unique ON recovery_codes USING btree (user_id, code_hash);--> statement-breakpoint
CREATE TABLE refunds (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	gateway_refund_id text NOT NULL,
	payment_id uuid NOT NULL,
	amount_paise integer NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY refunds ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX refunds_gateway_unique ON refunds USING btree (gateway_refund_id);--> statement-breakpoint
CREATE INDEX refunds_payment ON refunds USING btree (payment_id);--> statement-breakpoint
CREATE TABLE release_apis (
	version text NOT NULL,
	calls jsonb NOT NULL,
	checked_at timestamp with time zone,
	updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_apis ADD CONSTRAINT release_apis_pkey PRIMARY KEY (version);--> statement-breakpoint
CREATE TABLE release_approvals (
	area text NOT NULL,
	version_id uuid NOT NULL,
	request jsonb NOT NULL,
	requester_id uuid,
	requested_by text NOT NULL,
	requester_email text,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_approvals ADD CONSTRAINT release_approvals_pkey PRIMARY KEY (area);--> statement-breakpoint
CREATE TABLE release_call_replays (
	api_version text NOT NULL,
	call_hash text NOT NULL,
	problem text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_call_replays ADD CONSTRAINT release_call_replays_api_version_call_hash_pk PRIMARY KEY (api_version, call_hash);--> statement-breakpoint
CREATE TABLE release_errors (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	version_id uuid NOT NULL,
	fingerprint text NOT NULL,
	outcome text NOT NULL,
	message text NOT NULL,
	stack text NOT NULL,
	screen text NOT NULL,
	first_seen timestamp with time zone DEFAULT now() NOT NULL,
	visits integer DEFAULT 1 NOT NULL,
	source_stack text
);--> statement-breakpoint
ALTER TABLE ONLY release_errors ADD CONSTRAINT release_errors_once UNIQUE (version_id, fingerprint);--> statement-breakpoint
ALTER TABLE ONLY release_errors ADD CONSTRAINT release_errors_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE TABLE release_freezes (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	starts_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone NOT NULL,
	areas jsonb,
	reason text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_freezes ADD CONSTRAINT release_freezes_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE TABLE release_health (
	version_id uuid NOT NULL,
	minute timestamp with time zone NOT NULL,
	measure text NOT NULL,
	bucket smallint DEFAULT 0 NOT NULL,
	count integer NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_health ADD CONSTRAINT release_health_version_id_minute_measure_bucket_pk PRIMARY KEY (version_id, minute, measure, bucket);--> statement-breakpoint
CREATE INDEX release_health_minute ON release_health USING btree (minute);--> statement-breakpoint
CREATE TABLE release_hosts (
	name text NOT NULL,
	metadata jsonb NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_hosts ADD CONSTRAINT release_hosts_pkey PRIMARY KEY (name);--> statement-breakpoint
CREATE TABLE release_live_guards (
	name text NOT NULL,
	version_id uuid NOT NULL,
	previous_id uuid,
	since timestamp with time zone NOT NULL,
	until timestamp with time zone NOT NULL,
	state text NOT NULL,
	reason text DEFAULT ''::text NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_live_guards ADD CONSTRAINT release_live_guards_pkey PRIMARY KEY (name);--> statement-breakpoint
CREATE TABLE release_owners (
	area text NOT NULL,
	email text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_owners ADD CONSTRAINT release_owners_area_email_pk PRIMARY KEY (area, email);--> statement-breakpoint
CREATE TABLE release_previews (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	version_id uuid NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	maker_id uuid,
	made_by text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_previews ADD CONSTRAINT release_previews_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX release_previews_version ON release_previews USING btree (version_id);--> statement-breakpoint
CREATE TABLE release_provenances (
	version_id uuid NOT NULL,
	repository text NOT NULL,
	commit text NOT NULL,
	builder text NOT NULL,
	key_id text NOT NULL,
	envelope jsonb NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_provenances ADD CONSTRAINT release_provenances_pkey PRIMARY KEY (version_id);--> statement-breakpoint
CREATE TABLE release_rollouts (
	name text NOT NULL,
	version_id uuid NOT NULL,
	steps jsonb NOT NULL,
	dwell_minutes integer NOT NULL,
	step smallint DEFAULT 0 NOT NULL,
	step_since timestamp with time zone NOT NULL,
	state text NOT NULL,
	reason text DEFAULT ''::text NOT NULL,
	started_by text NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_rollouts ADD CONSTRAINT release_rollouts_pkey PRIMARY KEY (name);--> statement-breakpoint
CREATE TABLE release_signing_keys (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	area text NOT NULL,
	public_key text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_signing_keys ADD CONSTRAINT release_signing_keys_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY release_signing_keys ADD CONSTRAINT release_signing_keys_whole UNIQUE (area, public_key);--> statement-breakpoint
CREATE TABLE release_source_maps (
	version_id uuid NOT NULL,
	file text NOT NULL,
	map text NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_source_maps ADD CONSTRAINT release_source_maps_version_id_file_pk PRIMARY KEY (version_id, file);--> statement-breakpoint
CREATE TABLE release_states (
	name text NOT NULL,
	live_id uuid,
	canary_id uuid,
	percent numeric(5,2) DEFAULT 0 NOT NULL,
	cohort text,
	canary_since timestamp with time zone,
	stopped_at timestamp with time zone,
	stopped_reason text DEFAULT ''::text NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_states ADD CONSTRAINT release_states_pkey PRIMARY KEY (name);--> statement-breakpoint
CREATE TABLE release_versions (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	name text NOT NULL,
	version text NOT NULL,
	hash text NOT NULL,
	files jsonb NOT NULL,
	metadata jsonb NOT NULL,
	note text DEFAULT ''::text NOT NULL,
	publisher_id uuid,
	published_by text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	live_since timestamp with time zone,
	rolled_back_at timestamp with time zone,
	accepted jsonb,
	rehearsal jsonb
);--> statement-breakpoint
ALTER TABLE ONLY release_versions ADD CONSTRAINT release_versions_name_version UNIQUE (name, version);--> statement-breakpoint
ALTER TABLE ONLY release_versions ADD CONSTRAINT release_versions_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX release_versions_newest ON release_versions USING btree (name, created_at);--> statement-breakpoint
CREATE TABLE release_webhooks (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	area text NOT NULL,
	url text NOT NULL,
	secret text NOT NULL,
	last_at timestamp with time zone,
	last_fault text DEFAULT ''::text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY release_webhooks ADD CONSTRAINT release_webhooks_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX release_webhooks_area ON release_webhooks USING btree (area);--> statement-breakpoint
CREATE TABLE search_terms (
	term text NOT NULL,
	courses integer NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY search_terms ADD CONSTRAINT search_terms_pkey PRIMARY KEY (term);--> statement-breakpoint
CREATE INDEX search_terms_prefix ON search_terms USING btree (term text_pattern_ops);--> statement-breakpoint
CREATE INDEX search_terms_like ON search_terms USING gin (term gin_trgm_ops);--> statement-breakpoint
CREATE TABLE sessions (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	user_agent text DEFAULT ''::text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
	reauthenticated_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE ONLY sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX sessions_user ON sessions USING btree (user_id);--> statement-breakpoint
CREATE INDEX sessions_expires ON sessions USING btree (expires_at);--> statement-breakpoint
CREATE TABLE sign_in_attempts (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	token_hash text NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY sign_in_attempts ADD CONSTRAINT sign_in_attempts_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX sign_in_attempts_token_unique ON sign_in_attempts USING btree (token_hash);--> statement-breakpoint
CREATE INDEX sign_in_attempts_user ON sign_in_attempts USING btree (user_id);--> statement-breakpoint
CREATE INDEX sign_in_attempts_expires ON sign_in_attempts USING btree (expires_at);--> statement-breakpoint
CREATE TABLE sign_in_reports (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	session_id uuid NOT NULL,
	token_hash text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY sign_in_reports ADD CONSTRAINT sign_in_reports_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX sign_in_reports_token_unique ON sign_in_reports USING btree (token_hash);--> statement-breakpoint
CREATE INDEX sign_in_reports_user ON sign_in_reports USING btree (user_id);--> statement-breakpoint
CREATE INDEX sign_in_reports_expires ON sign_in_reports USING btree (expires_at);--> statement-breakpoint
CREATE TABLE social_accounts (
	issuer text NOT NULL,
	subject text NOT NULL,
	user_id uuid NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY social_accounts ADD CONSTRAINT social_accounts_issuer_subject_pk PRIMARY KEY (issuer, subject);--> statement-breakpoint
CREATE INDEX social_accounts_user ON social_accounts USING btree (user_id);--> statement-breakpoint
CREATE TABLE text_cleanings (
	name text NOT NULL,
	last_id uuid,
	kept integer DEFAULT 0 NOT NULL,
	done_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE ONLY text_cleanings ADD CONSTRAINT text_cleanings_pkey PRIMARY KEY (name);--> statement-breakpoint
CREATE TABLE totp_secrets (
	user_id uuid NOT NULL,
	secret text NOT NULL,
	confirmed_at timestamp with time zone,
	last_step integer DEFAULT 0 NOT NULL,
	added_in uuid,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY totp_secrets ADD CONSTRAINT totp_secrets_pkey PRIMARY KEY (user_id);--> statement-breakpoint
CREATE TABLE trusted_publishers (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	area text NOT NULL,
	issuer text NOT NULL,
	repository text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY trusted_publishers ADD CONSTRAINT trusted_publishers_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY trusted_publishers ADD CONSTRAINT trusted_publishers_whole UNIQUE (issuer, repository, area);--> statement-breakpoint
CREATE TABLE uploads (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	user_id uuid NOT NULL,
	file_name text NOT NULL,
	storage_key text NOT NULL,
	bytes bigint NOT NULL,
	received bigint DEFAULT 0 NOT NULL,
	state text DEFAULT 'receiving'::text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	course_id uuid NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX uploads_user ON uploads USING btree (user_id);--> statement-breakpoint
CREATE INDEX uploads_expires ON uploads USING btree (expires_at);--> statement-breakpoint
CREATE INDEX uploads_course ON uploads USING btree (course_id);--> statement-breakpoint
CREATE TABLE users (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	email text NOT NULL,
	full_name text NOT NULL,
	password_hash text,
	role text DEFAULT 'USER'::text NOT NULL,
	contact text DEFAULT ''::text NOT NULL,
	linkedin text DEFAULT ''::text NOT NULL,
	address text DEFAULT ''::text NOT NULL,
	avatar text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	deleted_at timestamp with time zone,
	last_visit_on date,
	factor_due_at timestamp with time zone,
	headline text DEFAULT ''::text NOT NULL,
	about text DEFAULT ''::text NOT NULL
);--> statement-breakpoint
ALTER TABLE ONLY users ADD CONSTRAINT users_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX users_email_unique ON users USING btree (email);--> statement-breakpoint
CREATE INDEX users_role_joined ON users USING btree (role, created_at, id) WHERE (deleted_at IS NULL);--> statement-breakpoint
CREATE INDEX users_name_or_email ON users USING gin (lower(((full_name || ' '::text) || email)) gin_trgm_ops) WHERE (deleted_at IS NULL);--> statement-breakpoint
CREATE INDEX users_role_name ON users USING btree (role, full_name, id) WHERE (deleted_at IS NULL);--> statement-breakpoint
CREATE INDEX users_teachers_folded ON users USING gin (to_tsvector('simple'::regconfig, search_form(full_name))) WHERE ((role = ANY (ARRAY['INSTRUCTOR'::text, 'ADMIN'::text])) AND (deleted_at IS NULL));--> statement-breakpoint
CREATE INDEX users_person_form ON users USING gin (person_form(full_name, email) gin_trgm_ops) WHERE (deleted_at IS NULL);--> statement-breakpoint
CREATE TABLE webhook_events (
	id text NOT NULL,
	kind text NOT NULL,
	payload jsonb NOT NULL,
	received_at timestamp with time zone DEFAULT now() NOT NULL,
	processed_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE ONLY webhook_events ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY account_events ADD CONSTRAINT account_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY audit_log ADD CONSTRAINT audit_log_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE ONLY certificates ADD CONSTRAINT certificates_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY certificates ADD CONSTRAINT certificates_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY contact_messages ADD CONSTRAINT contact_messages_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE ONLY coupon_uses ADD CONSTRAINT coupon_uses_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons(id);--> statement-breakpoint
ALTER TABLE ONLY coupon_uses ADD CONSTRAINT coupon_uses_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE ONLY coupon_uses ADD CONSTRAINT coupon_uses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE ONLY coupons ADD CONSTRAINT coupons_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY coupons ADD CONSTRAINT coupons_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE ONLY courses ADD CONSTRAINT courses_instructor_id_users_id_fk FOREIGN KEY (instructor_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE ONLY credit_notes ADD CONSTRAINT credit_notes_payment_id_invoices_payment_id_fk FOREIGN KEY (payment_id) REFERENCES invoices(payment_id);--> statement-breakpoint
ALTER TABLE ONLY enrolments ADD CONSTRAINT enrolments_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id);--> statement-breakpoint
ALTER TABLE ONLY enrolments ADD CONSTRAINT enrolments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE ONLY factor_resets ADD CONSTRAINT factor_resets_requested_by_users_id_fk FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY factor_resets ADD CONSTRAINT factor_resets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY invoices ADD CONSTRAINT invoices_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE ONLY known_browsers ADD CONSTRAINT known_browsers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY lecture_answers ADD CONSTRAINT lecture_answers_question_id_lecture_questions_id_fk FOREIGN KEY (question_id) REFERENCES lecture_questions(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY lecture_answers ADD CONSTRAINT lecture_answers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY lecture_media ADD CONSTRAINT lecture_media_lecture_id_lectures_id_fk FOREIGN KEY (lecture_id) REFERENCES lectures(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY lecture_notes ADD CONSTRAINT lecture_notes_lecture_id_lectures_id_fk FOREIGN KEY (lecture_id) REFERENCES lectures(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY lecture_notes ADD CONSTRAINT lecture_notes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY lecture_progress ADD CONSTRAINT lecture_progress_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY lecture_progress ADD CONSTRAINT lecture_progress_lecture_id_lectures_id_fk FOREIGN KEY (lecture_id) REFERENCES lectures(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY lecture_progress ADD CONSTRAINT lecture_progress_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY lecture_questions ADD CONSTRAINT lecture_questions_lecture_id_lectures_id_fk FOREIGN KEY (lecture_id) REFERENCES lectures(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY lecture_questions ADD CONSTRAINT lecture_questions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY lectures ADD CONSTRAINT lectures_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY lectures ADD CONSTRAINT lectures_upload_id_uploads_id_fk FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE ONLY media_swept_rows ADD CONSTRAINT media_swept_rows_sweep_id_media_sweeps_id_fk FOREIGN KEY (sweep_id) REFERENCES media_sweeps(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY orders ADD CONSTRAINT orders_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE ONLY orders ADD CONSTRAINT orders_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE ONLY orders ADD CONSTRAINT orders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE ONLY passkeys ADD CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY password_resets ADD CONSTRAINT password_resets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY past_prices ADD CONSTRAINT past_prices_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY payments ADD CONSTRAINT payments_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE ONLY payments ADD CONSTRAINT payments_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE ONLY payments ADD CONSTRAINT payments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE ONLY ratings ADD CONSTRAINT ratings_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY ratings ADD CONSTRAINT ratings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY recovery_codes ADD CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY refunds ADD CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE ONLY release_approvals ADD CONSTRAINT release_approvals_version_id_release_versions_id_fk FOREIGN KEY (version_id) REFERENCES release_versions(id);--> statement-breakpoint
ALTER TABLE ONLY release_errors ADD CONSTRAINT release_errors_version_id_release_versions_id_fk FOREIGN KEY (version_id) REFERENCES release_versions(id);--> statement-breakpoint
ALTER TABLE ONLY release_health ADD CONSTRAINT release_health_version_id_release_versions_id_fk FOREIGN KEY (version_id) REFERENCES release_versions(id);--> statement-breakpoint
ALTER TABLE ONLY release_live_guards ADD CONSTRAINT release_live_guards_previous_id_release_versions_id_fk FOREIGN KEY (previous_id) REFERENCES release_versions(id);--> statement-breakpoint
ALTER TABLE ONLY release_live_guards ADD CONSTRAINT release_live_guards_version_id_release_versions_id_fk FOREIGN KEY (version_id) REFERENCES release_versions(id);--> statement-breakpoint
ALTER TABLE ONLY release_previews ADD CONSTRAINT release_previews_version_id_release_versions_id_fk FOREIGN KEY (version_id) REFERENCES release_versions(id);--> statement-breakpoint
ALTER TABLE ONLY release_provenances ADD CONSTRAINT release_provenances_version_id_release_versions_id_fk FOREIGN KEY (version_id) REFERENCES release_versions(id);--> statement-breakpoint
ALTER TABLE ONLY release_rollouts ADD CONSTRAINT release_rollouts_version_id_release_versions_id_fk FOREIGN KEY (version_id) REFERENCES release_versions(id);--> statement-breakpoint
ALTER TABLE ONLY release_source_maps ADD CONSTRAINT release_source_maps_version_id_release_versions_id_fk FOREIGN KEY (version_id) REFERENCES release_versions(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY release_states ADD CONSTRAINT release_states_canary_id_release_versions_id_fk FOREIGN KEY (canary_id) REFERENCES release_versions(id);--> statement-breakpoint
ALTER TABLE ONLY release_states ADD CONSTRAINT release_states_live_id_release_versions_id_fk FOREIGN KEY (live_id) REFERENCES release_versions(id);--> statement-breakpoint
ALTER TABLE ONLY sessions ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY sign_in_attempts ADD CONSTRAINT sign_in_attempts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY sign_in_reports ADD CONSTRAINT sign_in_reports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY social_accounts ADD CONSTRAINT social_accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY totp_secrets ADD CONSTRAINT totp_secrets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;


----> statement-breakpoint
-- `change` is 1 or -1, in one fixed order of keys: two writers never wait for each other in a circle.
CREATE FUNCTION count_courses() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
declare
  changes text := case tg_op
    when 'INSERT' then 'select 1 as change, added.* from added'
    when 'DELETE' then 'select -1 as change, removed.* from removed'
    else 'select 1 as change, added.* from added union all select -1, removed.* from removed'
  end;
  moved text := 'from added join removed on removed.id = added.id
    where row(added.title, added.instructor_name, added.category, added.language, added.status)
      is distinct from row(removed.title, removed.instructor_name, removed.category, removed.language, removed.status)';
  renamed text := case tg_op
    when 'UPDATE' then format('select 1 as change, added.* %1$s union all select -1, removed.* %1$s', moved)
    else changes
  end;
begin
  execute format(
    'insert into course_counts as counted (category, level, language, is_free, rating_floor, courses)
    select category, level, language, is_free, rating_floor, sum(change)
    from (%s) as changes where status = ''published''
    group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 2, 3, 4, 5
    on conflict (category, level, language, is_free, rating_floor)
    do update set courses = counted.courses + excluded.courses', changes);
  execute format(
    'insert into search_terms as counted (term, courses)
    select term, sum(change)
    from (%s) as changes, course_terms(title, instructor_name, category, language) as term where status = ''published''
    group by 1 having sum(change) <> 0 order by 1
    on conflict (term) do update set courses = counted.courses + excluded.courses', renamed);
  return null;
end
$_$;--> statement-breakpoint
-- For loads that switched the triggers off, and to be sure.
CREATE FUNCTION recount_courses() RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  delete from course_counts;
  delete from search_terms;
  insert into course_counts (category, level, language, is_free, rating_floor, courses)
  select category, level, language, is_free, rating_floor, count(*)
  from courses where status = 'published' group by 1, 2, 3, 4, 5;
  insert into search_terms (term, courses)
  select term, count(*) from courses, course_terms(title, instructor_name, category, language) as term
  where status = 'published' group by 1;
end
$$;--> statement-breakpoint
CREATE TRIGGER courses_count_deleted AFTER DELETE ON courses REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_courses();--> statement-breakpoint
CREATE TRIGGER courses_count_inserted AFTER INSERT ON courses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_courses();--> statement-breakpoint
CREATE TRIGGER courses_count_updated AFTER UPDATE ON courses REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_courses();--> statement-breakpoint
INSERT INTO areas (name, title, paths, budget_kb, connections, created_at) VALUES
  ('catalog', 'Courses', '{"/":"everybody","/course/all-courses":"everybody","/course/:category":"everybody","/courseDetail":"everybody","/contact":"everybody"}', 45, '[]', '2024-01-01T00:00:00Z'),
  ('learning', 'My Courses', '{"/myCourses":"signedIn","/viewLectures":"signedIn","/preview":"everybody","/certificate/:code":"everybody"}', 61, '["https://www.youtube-nocookie.com"]', '2024-01-01T00:00:01Z'),
  ('authoring', 'Course editor', '{"/createCourse":["INSTRUCTOR","ADMIN"],"/my-courses/edit-course":["INSTRUCTOR","ADMIN"],"/addLecture":"everybody","/editLecture":"everybody"}', 65, '["https://www.youtube-nocookie.com"]', '2024-01-01T00:00:02Z'),
  ('account', 'Account', '{"/course/checkout":"everybody","/auth/login":"everybody","/auth/signup":"everybody","/auth/forgotPassword":"everybody","/auth/resetPassword/:userId/:token":"everybody","/auth-login/success":"everybody","/login":"everybody","/changePassword":"signedIn","/editProfile":"signedIn","/my-courses/purchase-history":"signedIn"}', 55, '[]', '2024-01-01T00:00:03Z'),
  ('admin', 'Dashboard', '{"/admin/dashboard":["ADMIN"],"/admin/dashboard/instructors":["ADMIN"],"/admin/dashboard/students":["ADMIN"],"/admin/dashboard/payments":["ADMIN"],"/admin/dashboard/coupons":["ADMIN"],"/admin/dashboard/messages":["ADMIN"],"/admin/dashboard/audit-log":["ADMIN"],"/admin/dashboard/releases":["ADMIN"]}', 80, '[]', '2024-01-01T00:00:04Z');--> statement-breakpoint
-- The 41 that this one replaces together with 0041: versions from before look for their dates.
INSERT INTO drizzle.__drizzle_migrations (hash, created_at)
SELECT '0041_baseline', unnest(ARRAY[
  1795182544632, 1795187753519, 1795187857453, 1795188755335, 1795193737308, 1795195387793, 1795197184803, 1795204639246,
  1795301428583, 1795302139876, 1795302185058, 1795302535606, 1795314351974, 1795314354555, 1795354654726, 1795356869921,
  1795356987174, 1795359176295, 1795360320307, 1795395809008, 1795607047376, 1795609062233, 1795609379455, 1795609662531,
  1795610913046, 1795622308341, 1795622368341, 1795627174633, 1795641373342, 1795666778073, 1795667957488, 1795670457345,
  1795671195446, 1795679407952, 1795760768553, 1795760769799, 1795772842567, 1795773073876, 1795786789001, 1795789415098,
  1795799577084
]::bigint[]);
