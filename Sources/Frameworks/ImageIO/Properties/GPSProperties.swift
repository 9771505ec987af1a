// The keys of the properties of a photograph's place.

/// The hemisphere of the latitude: N or S.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpslatituderef>.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"

/// The latitude in degrees, without a sign.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpslatitude>.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"

/// The hemisphere of the longitude: E or W.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpslongituderef>.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"

/// The longitude in degrees, without a sign.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpslongitude>.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"

/// Whether the altitude is below sea level.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpsaltituderef>.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"

/// The altitude in meters.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpsaltitude>.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"

/// The time in UTC.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpstimestamp>.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"

/// The unit of the speed.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpsspeedref>.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"

/// The speed.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpsspeed>.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"

/// Whether the direction is that of the true or the magnetic north.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpsimgdirectionref>.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"

/// The direction of the photograph in degrees.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpsimgdirection>.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"

/// The date in UTC.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpsdatestamp>.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
