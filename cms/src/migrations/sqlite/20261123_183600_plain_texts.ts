import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Soft hyphen, zero-width space, word joiners and byte order mark (see cms/src/fields/plain-text.ts). */
const CONTROLS = [0xad, 0x200b, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0xfeff]

/**
 * Takes typographic control characters out of the texts of entries and of their versions, which are saved without them from
 * now on. What others wrote (enquiries) and what the CMS notes for itself stays.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const columns = await db.all<{ table: string; column: string }>(sql`
    SELECT entry.name AS "table", field.name AS "column"
    FROM sqlite_master entry JOIN pragma_table_info(entry.name) field
    WHERE entry.type = 'table' AND lower(field.type) = 'text'
      AND NOT (entry.name LIKE 'sqlite%' OR entry.name LIKE 'payload%' OR entry.name LIKE 'users%'
        OR entry.name LIKE 'enquiries%' OR entry.name LIKE 'release%')`)
  for (const { table, column } of columns) {
    const plain = CONTROLS.reduce((text, code) => `replace(${text}, char(${code}), '')`, `"${column}"`)
    await db.run(sql.raw(`UPDATE "${table}" SET "${column}" = ${plain} WHERE "${column}" <> ${plain}`))
  }
}

export async function down(): Promise<void> {
  // Nobody knows where they stood.
}
