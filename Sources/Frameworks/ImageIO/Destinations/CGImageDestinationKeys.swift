// The keys of the properties of image destinations.

/// The quality of a JPEG, from 0, which is the smallest file, to 1, which is the best image.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/kcgimagedestinationlossycompressionquality>.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// The largest width and height, in pixels.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/kcgimagedestinationimagemaxpixelsize>.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
