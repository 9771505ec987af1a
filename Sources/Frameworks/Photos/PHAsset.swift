/// A picture or a movie of the photo library.
///
/// Follows <https://developer.apple.com/documentation/photokit/phasset>.
open class PHAsset: NSObject, @unchecked Sendable {
  /// The way that an asset is played.
  public enum PlaybackStyle: Int, Sendable {
    /// It can't be played.
    case unsupported
    /// It's a picture.
    case image
    /// It's an animated picture.
    case imageAnimated
    /// It's a Live Photo.
    case livePhoto
    /// It's a movie.
    case video
    /// It's a movie that repeats.
    case videoLooping
  }

  override init() {
    super.init()
  }
}
