-- expand
-- The one spelling in which words are compared; `foldLetters` in search-fold.ts does the same to what people type.
-- Functions name the schema of others that they call: indexes are made without a search path.
CREATE FUNCTION fold_marked_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
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
CREATE FUNCTION fold_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select case when given ~ '[^\x01-\x7f]' then public.fold_marked_letters(given) else given end
$$;--> statement-breakpoint
-- As before, and folded. Only what closes a tag of a description is rich text: a title may speak of <article>.
CREATE OR REPLACE FUNCTION search_form(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
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
$$;--> statement-breakpoint
-- One label of a domain as people write it (RFC 3492); a label that is no punycode stays as it is.
CREATE FUNCTION shown_label(label text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
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
CREATE FUNCTION shown_email(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select split_part(email, '@', 1) || '@' || string_agg(public.shown_label(label), '.' order by nth)
  from regexp_split_to_table(split_part(lower(email), '@', 2), '\.') with ordinality as labels(label, nth)
$$;--> statement-breakpoint
-- How names are looked for: any part of them, folded, without apostrophes.
CREATE FUNCTION name_form(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select public.fold_letters(lower(translate(given, '''’‘ʼ`´', '')))
$$;--> statement-breakpoint
-- A person's name and address; an international domain in both its forms.
CREATE FUNCTION person_form(full_name text, email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select public.name_form(full_name || ' ' || email ||
    case when email like '%xn--%' then ' ' || public.shown_email(email) else '' end)
$$;--> statement-breakpoint
-- The stored words of rows that the new form changes. The version before finds them by its correction of misspelt words.
UPDATE "courses" SET "title" = "title"
WHERE "title" || "instructor_name" || "description" ~ '[^\x01-\x7f]' OR "title" || "instructor_name" LIKE '%<%';--> statement-breakpoint
SELECT recount_courses();
