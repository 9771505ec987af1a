// The keys of the options of image sources.

/// The expected format, which isn't needed, because files state their format.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagesourcetypeidentifierhint>.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// Whether to keep the pixels in memory.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagesourceshouldcache>.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"

/// Whether to read the pixels when an image is created.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagesourceshouldcacheimmediately>.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// Whether components may be floating-point numbers.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagesourceshouldallowfloat>.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"

/// Whether to create a thumbnail if the file has none.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailfromimageifabsent>.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// Whether to create a thumbnail even if the file has one.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailfromimagealways>.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"

/// The largest width and height of a thumbnail, in pixels.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagesourcethumbnailmaxpixelsize>.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// Whether to rotate a thumbnail as the image's orientation specifies.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailwithtransform>.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
