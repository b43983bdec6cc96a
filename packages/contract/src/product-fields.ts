import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS, type ProductFieldName } from '@warda/domain/catalogue/product-fields'
import * as z from 'zod/mini'
import { instant, rowId } from './wire/amount.ts'
import { text } from './wire/text.ts'

type Fields = typeof PRODUCT_FIELDS

type Choices<F> = F extends { choices: readonly (infer C extends string)[] } ? z.ZodMiniEnum<{ [K in C]: K }> : never

/** A slug of digits only would be taken for an id in `/product/:id`. */
const slug = z.string('required').check(
  z.refine((value) => !/\p{Script=Arabic}/u.test(value), { error: 'slug_arabic', abort: true }),
  z.refine((value) => !/^\d+$/.test(value), { error: 'slug_digits', abort: true }),
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug'),
  z.maxLength(80, 'too_long'),
)

const publishAt = z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/, 'invalid_date')))

const wordList = (maxLength: number, maxCount: number) =>
  z.array(text(1, maxLength)).check(z.maxLength(maxCount, 'too_many_items'))

export const wholeNumber = (max: number) =>
  z.int('invalid_number').check(z.minimum(0, 'invalid_number'), z.maximum(max, 'invalid_number'))

type BodySchemas = {
  [N in ProductFieldName]: {
    text: ReturnType<typeof text>
    words: ReturnType<typeof wordList>
    number: ReturnType<typeof wholeNumber>
    choice: Choices<Fields[N]>
    slug: typeof slug
    category: typeof rowId
    instant: typeof publishAt
  }[Fields[N]['kind']]
}

function bodySchema(field: Fields[ProductFieldName]): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
      return text(field.min, field.max)
    case 'words':
      return wordList(field.maxLength, field.maxCount)
    case 'number':
      return wholeNumber(field.max)
    case 'choice':
      return z.enum(field.choices, 'invalid_choice')
    case 'slug':
      return slug
    case 'category':
      return rowId
    case 'instant':
      return publishAt
  }
}

type AnswerSchemas = {
  [N in ProductFieldName]: {
    text: z.ZodMiniString
    words: z.ZodMiniArray<z.ZodMiniString>
    number: ReturnType<typeof z.int>
    choice: Choices<Fields[N]>
    slug: z.ZodMiniString
    category: ReturnType<typeof z.int>
    instant: z.ZodMiniNullable<typeof instant>
  }[Fields[N]['kind']]
}

function answerSchema(field: Fields[ProductFieldName]): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
    case 'slug':
      return z.string()
    case 'words':
      return z.array(z.string())
    case 'number':
    case 'category':
      return z.int()
    case 'choice':
      return z.enum(field.choices)
    case 'instant':
      return z.nullable(instant)
  }
}

const mapSchemas = (schema: (field: Fields[ProductFieldName]) => z.ZodMiniType) =>
  Object.fromEntries(PRODUCT_FIELD_NAMES.map((name) => [name, schema(PRODUCT_FIELDS[name])]))

/** The fields of a product as a client sends them. */
export const productBodyFields = mapSchemas(bodySchema) as BodySchemas

/** The fields of a product as its editor receives them. */
export const productAnswerFields = mapSchemas(answerSchema) as AnswerSchemas
