// The keys of the properties in TIFF's terms.

/// The description.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertytiffimagedescription>.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"

/// The camera's manufacturer.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertytiffmake>.
public let kCGImagePropertyTIFFMake: CFString = "Make"

/// The camera's model.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertytiffmodel>.
public let kCGImagePropertyTIFFModel: CFString = "Model"

/// The orientation, as a number of `CGImagePropertyOrientation`.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertytifforientation>.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"

/// The horizontal resolution.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertytiffxresolution>.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"

/// The vertical resolution.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertytiffyresolution>.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"

/// The unit of the resolution.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertytiffresolutionunit>.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"

/// The program that wrote the image.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertytiffsoftware>.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"

/// The time of the last change.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertytiffdatetime>.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"

/// The author.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertytiffartist>.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"

/// The copyright notice.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertytiffcopyright>.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
