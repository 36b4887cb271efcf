export {
  assetsPerPage,
  parseSearchRequest,
  type SearchRequest,
  writeSearchRequest,
} from './domain/search-request.ts'
