extension Stub {
  /// The stubs of the photo library and its pickers.
  static let photos: [Stub] = [
    imagePickerMovies, imagePickerExportPreset, imagePickerMoviePreset, imagePickerMovieQuality,
    imagePickerMovieDuration, imagePickerCameraTransform, photoAuthorization, pickerRepresentation,
  ]

  /// `PHPhotoLibrary.authorizationStatus(for:)`.
  package static let photoAuthorization = Stub.member(
    "PHPhotoLibrary", "authorizationStatus(for:)",
    lacks: "access is granted without asking the user")

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
