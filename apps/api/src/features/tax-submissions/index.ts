export { addSubmission } from './add-submission.ts'
export { submitDocuments, submitNow } from './submit-documents.ts'
