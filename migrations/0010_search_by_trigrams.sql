-- An index for parts of names. It needs the extension pg_trgm, which PostgreSQL brings along but an operator's server may lack
-- or forbid: then the search reads the index of the list instead, and takes longer.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX IF NOT EXISTS profiles_coin_name_trigrams ON profiles USING gin (coin_name gin_trgm_ops);
EXCEPTION
	WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
		RAISE NOTICE 'pg_trgm cannot be used: %', SQLERRM;
END
$$;
