import AppRuntime
import Stubs
@_spi(Quince) import UIKitCore

/// A view controller that lets users choose a photo from the library.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimagepickercontroller>.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The sources of photos.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary
    /// The camera.
    case camera
    /// The saved photos.
    case savedPhotosAlbum
  }

  /// The keys of the delegate's dictionary for a photo.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name for the key.
    public let rawValue: String

    /// Creates a key from Apple's name for it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The media type, as a string such as `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The original photo, as a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The photo as the user cropped it, as a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the original photo that the user selected, as an `NSValue` with a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a movie, as a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the photo in the Assets Library framework.
    @available(*, deprecated)
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The metadata of a photo that was taken, as a dictionary.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The Live Photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The asset of the photo library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The file of the photo, as a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// The quality levels of movies.
  public enum QualityType: Int, Sendable {
    /// High.
    case typeHigh
    /// Medium.
    case typeMedium
    /// Low.
    case typeLow
    /// 640 by 480 pixels.
    case type640x480
    /// 1280 by 720 pixels.
    case typeIFrame1280x720
    /// 960 by 540 pixels.
    case typeIFrame960x540
  }

  /// The types of media that the camera captures.
  public enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo
    /// Movies.
    case video
  }

  /// The cameras of the device.
  public enum CameraDevice: Int, Sendable {
    /// The camera on the back.
    case rear
    /// The camera above the screen.
    case front
  }

  /// The modes of the camera's flash.
  public enum CameraFlashMode: Int, Sendable {
    /// The flash is never used.
    case off = -1
    /// The flash is used in the dark.
    case auto
    /// The flash is always used.
    case on
  }

  /// The formats in which photos are provided.
  public enum ImageURLExportPreset: Int, Sendable {
    /// A format that every app supports.
    case compatible
    /// The format of the photo in the library.
    case current
  }

  private static let pictureType = "public.image"
  private static let movieType = "public.movie"

  /// Creates a picker for the photo library.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for the photo library.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    allowsEditing = (coder as? StoryboardCoder)?.bool("allowsEditing") ?? false
  }

  /// The delegate of the picker, which dismisses it.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get {
      storedDelegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
    }
    set { storedDelegate = newValue }
  }

  // MARK: Available sources

  /// Returns whether the device has a source.
  ///
  /// Like Apple's simulated devices, it has no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// Returns the media types of a source, or `nil` if the source isn't available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [pictureType, movieType] : nil
  }

  /// The source of photos.
  ///
  /// Setting a source that isn't available raises an exception.
  open var sourceType: SourceType = .photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      raise("NSInvalidArgumentException", "Source type \(sourceType.rawValue) not available")
    }
  }

  /// The media types to offer.
  ///
  /// If the source has none of them, setting this raises an exception.
  open var mediaTypes: [String] = [pictureType] {
    didSet {
      Stub.imagePickerMovies.report(if: mediaTypes.contains(Self.movieType))
      let available = Self.availableMediaTypes(for: sourceType) ?? []
      guard !mediaTypes.contains(where: available.contains) else { return }
      raise("NSInvalidArgumentException", "No available types for source \(sourceType.rawValue)")
    }
  }

  /// Whether the user can crop the photo.
  open var allowsEditing = false

  /// The format in which photos are provided.
  open var imageExportPreset: ImageURLExportPreset = .compatible {
    didSet { Stub.imagePickerExportPreset.report(if: imageExportPreset == .compatible) }
  }

  /// The format in which movies are provided.
  open var videoExportPreset = "AVAssetExportPresetPassthrough" {
    didSet { Stub.imagePickerMoviePreset.report() }
  }

  /// The quality of movies.
  open var videoQuality: QualityType = .typeMedium {
    didSet { Stub.imagePickerMovieQuality.report() }
  }

  /// The maximum duration of a movie, in seconds.
  open var videoMaximumDuration: TimeInterval = 600 {
    didSet { Stub.imagePickerMovieDuration.report() }
  }

  // MARK: The camera

  /// Returns whether the device has a camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns whether a camera has a flash.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Returns the capture modes of a camera, or `nil` if there's no such camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// The camera to use.
  ///
  /// Without a camera, setting this raises an exception.
  open var cameraDevice: CameraDevice {
    get { .rear }
    set { refuse() }
  }

  /// The type of media that the camera captures.
  ///
  /// Without a camera, setting this raises an exception.
  open var cameraCaptureMode: CameraCaptureMode {
    get { .photo }
    set { refuse() }
  }

  /// The mode of the flash.
  ///
  /// Without a camera, setting this raises an exception.
  open var cameraFlashMode: CameraFlashMode {
    get { .auto }
    set { refuse() }
  }

  /// Whether the camera's controls are shown.
  ///
  /// Without a camera, setting this raises an exception.
  open var showsCameraControls: Bool {
    get { true }
    set { refuse() }
  }

  /// The view over the camera's preview.
  ///
  /// Without a camera, setting this raises an exception.
  open var cameraOverlayView: UIView? {
    get { nil }
    set { refuse() }
  }

  /// The transform of the camera's preview.
  open var cameraViewTransform = CGAffineTransform.identity {
    didSet { Stub.imagePickerCameraTransform.report() }
  }

  /// Takes a photo.
  ///
  /// Without a camera, this raises an exception.
  open func takePicture() { refuse() }

  /// Starts to record a movie.
  ///
  /// Without a camera, this raises an exception.
  @discardableResult
  open func startVideoCapture() -> Bool { refuse() }

  /// Stops recording a movie.
  ///
  /// Without a camera, this raises an exception.
  open func stopVideoCapture() { refuse() }

  private func refuse() -> Never {
    raise(
      "NSInvalidArgumentException", "Source type must be UIImagePickerControllerSourceTypeCamera")
  }

  // MARK: Picking

  open override func viewDidLoad() {
    super.viewDidLoad()
    let photos = mediaTypes.contains(Self.pictureType) ? PhotoLibrary.shared.photos : []
    let grid = PhotoGrid(photos, choice: PhotoGrid.Choice()) { [weak self] photos in
      if let photo = photos?.first { self?.choose(photo) } else { self?.cancel() }
    }
    setViewControllers([grid], animated: false)
  }

  private func choose(_ photo: LibraryPhoto) {
    guard let image = photo.image else { return }
    guard allowsEditing else { return finish(photo, image) }
    let cropper = PhotoCropper(
      image, cancel: { [weak self] in self?.leaveCropper() },
      choose: { [weak self] in self?.finish(photo, image, edited: ($0, $1)) })
    setNavigationBarHidden(true, animated: true)
    pushViewController(cropper, animated: true)
  }

  private func leaveCropper() {
    setNavigationBarHidden(false, animated: true)
    popViewController(animated: true)
  }

  private func cancel() {
    guard let delegate else { return leave() }
    delegate.imagePickerControllerDidCancel(self)
  }

  private func finish(
    _ photo: LibraryPhoto, _ image: UIImage, edited: (image: UIImage, area: CGRect)? = nil
  ) {
    var info: [InfoKey: Any] = [.mediaType: Self.pictureType, .originalImage: image]
    if let file = photo.writeCopy() { info[.imageURL] = file }
    if let edited {
      info[.editedImage] = edited.image
      info[.cropRect] = NSValue(cgRect: edited.area)
    }
    guard let delegate else { return leave() }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Calls the delegate's method as declared in Swift 4.
  func tellOlder(_ delegate: any UIImagePickerControllerDelegate, _ info: [InfoKey: Any]) {
    delegate.imagePickerController(
      self,
      didFinishPickingMediaWithInfo: Dictionary(
        uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value) }))
  }

  private func leave() {
    presentingViewController?.dismiss(animated: true)
  }
}
