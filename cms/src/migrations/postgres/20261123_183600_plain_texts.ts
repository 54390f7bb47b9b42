import { MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Takes typographic control characters out of the texts of entries and of their versions, which are saved without them from
 * now on (see cms/src/fields/plain-text.ts). What others wrote (enquiries) and what the CMS notes for itself stays.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    DO $$
    DECLARE
      field record;
      -- Soft hyphen, zero-width space, word joiners and byte order mark.
      controls text := chr(173) || chr(8203) || chr(8288) || chr(8289) || chr(8290) || chr(8291) || chr(8292) || chr(65279);
    BEGIN
      FOR field IN
        SELECT table_name, column_name, data_type FROM information_schema.columns
        WHERE table_schema = current_schema() AND data_type IN ('character varying', 'text', 'jsonb')
          AND NOT (table_name LIKE 'payload%' OR table_name LIKE 'users%'
            OR table_name LIKE 'enquir%' OR table_name LIKE 'release%')
      LOOP
        EXECUTE format(
          'UPDATE %1$I SET %2$I = translate(%2$I::text, %3$L, '''')::%4$s WHERE %2$I::text <> translate(%2$I::text, %3$L, '''')',
          field.table_name, field.column_name, controls, field.data_type);
      END LOOP;
    END $$;`)
}

export async function down(): Promise<void> {
  // Nobody knows where they stood.
}
