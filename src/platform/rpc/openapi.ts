import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import type { AnyContractRouter } from '@orpc/contract';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

/**
 * The OpenAPI 3.1 description of a contract, made once and kept.
 * @param others operations beside the contract, by their paths without `/api`
 */
export function describeApi(contract: AnyContractRouter, title: string, others: OpenAPI.PathsObject = {}) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  let described: Promise<OpenAPI.Document> | null = null;
  const describe = async () => {
    const document = await generator.generate(contract, {
      info: { title, version: '1' },
      servers: [{ url: '/api' }],
    });
    return { ...document, paths: { ...document.paths, ...others } };
  };
  return () => (described ??= describe());
}
