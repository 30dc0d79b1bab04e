/** Environment variables that hide the machine's bucket from programs started by tests. */
export const noBucket = {
  S3_BUCKET: '',
  S3_ENDPOINT: '',
  S3_REGION: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  S3_PATH_STYLE: '',
}
