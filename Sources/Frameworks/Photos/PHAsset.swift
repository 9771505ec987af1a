/// An image or movie in the photo library.
///
/// Follows <https://developer.apple.com/documentation/photokit/phasset>.
open class PHAsset: NSObject, @unchecked Sendable {
  /// The way that an asset is played.
  public enum PlaybackStyle: Int, Sendable {
    /// The asset can't be played.
    case unsupported
    /// The asset is an image.
    case image
    /// The asset is an animated image.
    case imageAnimated
    /// The asset is a Live Photo.
    case livePhoto
    /// The asset is a movie.
    case video
    /// The asset is a looping movie.
    case videoLooping
  }

  override init() {
    super.init()
  }
}
