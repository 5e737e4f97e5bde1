import { OpenAPIGenerator } from '@orpc/openapi';
import type { AnyContractRouter } from '@orpc/contract';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

/** The OpenAPI 3.1 description of a contract, made once and kept. */
export function describeApi(contract: AnyContractRouter, title: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  let described: ReturnType<typeof generator.generate> | null = null;
  return () => {
    described ??= generator.generate(contract, {
      info: { title, version: '1' },
      servers: [{ url: '/api' }],
    });
    return described;
  };
}
