export { addSubmission } from './add-submission.ts'
export { mailRejections } from './mail-rejections.ts'
export { submitDocuments, submitNow } from './submit-documents.ts'
