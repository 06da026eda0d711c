/** Texts of pictures that are searched, made, uploaded, moved and saved. */
export const texts = {
  image: {
    loader: {
      searching: 'Searching for image',
      generating: 'Generating the image',
      uploading: 'Uploading the image',
      replacing: 'Replacing the image',
      updating: 'Updating the Image',
    },
    message: {
      fileSize: 'The image uploaded must not be greater than 10MB',
      sizeLimit: 'Maximum file size limit reached',
      infected: 'File uploaded is infected with a virus',
      uploadError: 'Failed to upload image',
      generateError: 'Error: failed to generate new image.',
      generateSuccess: 'New image generated.',
      replaceError: 'Error: Failed to replace image. {{message}}',
      replaced: 'Picture replaced.',
      removed: 'Picture removed.',
      moveError: 'The picture could not be moved. {{message}}',
      downloadError: 'The picture could not be downloaded.',
      tooMany_one: 'Only {{max}} pictures at once. {{count}} was left out: {{names}}',
      tooMany_other: 'Only {{max}} pictures at once. {{count}} were left out: {{names}}',
      cardError: '“{{name}}” could not be added. {{reason}}',
    },
    tryAgain: 'Try again',
  },
}
