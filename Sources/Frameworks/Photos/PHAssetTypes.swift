/// The type of an asset.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetmediatype>.
public enum PHAssetMediaType: Int, Sendable {
  /// The type isn't known.
  case unknown
  /// An image.
  case image
  /// A movie.
  case video
  /// A sound.
  case audio
}

/// The special kinds of an asset.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetmediasubtype>.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A photo with a high dynamic range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A screenshot.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A Live Photo.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// A photo with depth information.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// A spatial photo or movie.
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
  /// A movie that's never stored on the device.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A slow-motion movie.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A time-lapse movie.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  /// A recording of the screen.
  public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
  /// A Cinematic movie.
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// The origins of assets.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetsourcetype>.
public struct PHAssetSourceType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates origins from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The user's library.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  /// A shared album.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  /// A computer.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// The ways in which an app can change an asset.
///
/// Follows <https://developer.apple.com/documentation/photos/phasseteditoperation>.
public enum PHAssetEditOperation: Int, Sendable {
  /// Deleting the asset.
  case delete = 1
  /// Changing the asset's pixels.
  case content
  /// Changing the asset's properties, such as its date.
  case properties
}
