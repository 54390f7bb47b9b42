import { words, type Words } from "../../words";

/** Faults of a file that are found while it is read, by the unit that holds them. */
export const foreignMark = (unit: string, name: string): Words =>
  words(
    `In ${unit} stands <${name}>, which did not come from here. Let the program keep the marks of the source.`,
    `В ${unit} стоит <${name}>, которого в выгрузке не было. Пусть программа сохраняет метки исходного текста.`,
    `Em ${unit} há <${name}>, que não saiu daqui. Deixe o programa manter as marcas do original.`,
  );

export const unpairedMark = (unit: string, mark: string): Words =>
  words(
    `In ${unit} mark ${mark} begins without an end, or ends without a beginning.`,
    `В ${unit} у метки ${mark} есть только начало или только конец.`,
    `Em ${unit} a marca ${mark} começa sem fim ou termina sem começo.`,
  );

export const crossedMark = (unit: string, mark: string): Words =>
  words(
    `In ${unit} mark ${mark} ends while another one that began inside it is still open. Put one around the other.`,
    `В ${unit} метка ${mark} заканчивается раньше той, что началась внутри неё. Одна должна целиком лежать в другой.`,
    `Em ${unit} a marca ${mark} termina antes de outra que começou dentro dela. Uma precisa conter a outra por inteiro.`,
  );

export const brokenCharacter = (unit: string, hex: string): Words =>
  words(
    `In ${unit} stands <cp hex="${hex}">, which names no character: four digits are needed.`,
    `В ${unit} стоит <cp hex="${hex}">: это не код символа, нужны четыре цифры.`,
    `Em ${unit} há <cp hex="${hex}">, que não indica um caractere: são necessários quatro dígitos.`,
  );

export const wrongOrder = (unit: string): Words =>
  words(
    `In ${unit} the numbers in "order" of the targets are no order: two have the same place, or one is beyond the last.`,
    `В ${unit} номера «order» у переводов не дают порядка: два на одном месте или номер больше числа сегментов.`,
    `Em ${unit} os números de "order" das traduções não formam uma ordem: dois no mesmo lugar ou um além do último.`,
  );

export const otherLanguage = (unit: string, found: string, expected: string): Words =>
  words(
    `In ${unit} the translation says it is in "${found}", the file says "${expected}".`,
    `В ${unit} язык перевода указан как «${found}», а язык файла — «${expected}».`,
    `Em ${unit} a tradução diz estar em "${found}", e o arquivo diz "${expected}".`,
  );

export const notOneText = (unit: string, name: string): Words =>
  words(
    `In ${unit} a segment has no <${name}>, or more than one.`,
    `В ${unit} у сегмента нет <${name}> или их несколько.`,
    `Em ${unit} um segmento não tem <${name}> ou tem mais de um.`,
  );

export const tooLong = (unit: string, characters: number, marks: number): Words =>
  words(
    `${unit} is too long: one text has at most ${characters} characters and ${marks} marks.`,
    `${unit}: слишком длинно. В одном тексте не больше ${characters} знаков и ${marks} меток.`,
    `${unit} é longo demais: um texto tem no máximo ${characters} caracteres e ${marks} marcas.`,
  );

export const tooManyUnits = (most: number): Words =>
  words(
    `The file has more than ${most} texts. Export one collection at a time.`,
    `В файле больше ${most} текстов. Выгружайте разделы по одному.`,
    `O arquivo tem mais de ${most} textos. Exporte uma seção por vez.`,
  );
