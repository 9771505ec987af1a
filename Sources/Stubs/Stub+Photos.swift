extension Stub {
  /// The stubs of the photo library and its pickers.
  static let photos: [Stub] = [
    imagePickerMovies, imagePickerExportPreset, imagePickerMoviePreset, imagePickerMovieQuality,
    imagePickerMovieDuration, imagePickerCameraTransform, photoFileName, photoCropRect,
    pickerRepresentation,
  ]

  /// `PHAssetResourceCreationOptions.originalFilename`.
  package static let photoFileName = Stub.member(
    "PHAssetResourceCreationOptions", "originalFilename",
    lacks: "the library chooses the names of files")

  /// `PHImageRequestOptions.normalizedCropRect`.
  package static let photoCropRect = Stub.member(
    "PHImageRequestOptions", "normalizedCropRect",
    lacks: "images aren't cropped")

  /// `PHPickerConfiguration.preferredAssetRepresentationMode`.
  package static let pickerRepresentation = Stub.member(
    "PHPickerConfiguration", "preferredAssetRepresentationMode",
    lacks: "images keep their format in the library")

  /// `UIImagePickerController.mediaTypes`.
  package static let imagePickerMovies = Stub.member(
    "UIImagePickerController", "mediaTypes",
    lacks: "the photo library contains no movies")

  /// `UIImagePickerController.imageExportPreset`.
  package static let imagePickerExportPreset = Stub.member(
    "UIImagePickerController", "imageExportPreset",
    lacks: "images keep their format in the library")

  /// `UIImagePickerController.videoExportPreset`.
  package static let imagePickerMoviePreset = Stub.member(
    "UIImagePickerController", "videoExportPreset",
    lacks: "the photo library contains no movies")

  /// `UIImagePickerController.videoQuality`.
  package static let imagePickerMovieQuality = Stub.member(
    "UIImagePickerController", "videoQuality",
    lacks: "the photo library contains no movies")

  /// `UIImagePickerController.videoMaximumDuration`.
  package static let imagePickerMovieDuration = Stub.member(
    "UIImagePickerController", "videoMaximumDuration",
    lacks: "the photo library contains no movies")

  /// `UIImagePickerController.cameraViewTransform`.
  package static let imagePickerCameraTransform = Stub.member(
    "UIImagePickerController", "cameraViewTransform",
    lacks: "the device has no camera")
}
