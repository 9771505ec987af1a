// The keys of the properties of all images.

/// The size of the file in bytes.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyfilesize>.
public let kCGImagePropertyFileSize: CFString = "FileSize"

/// The width in pixels, before the orientation is applied.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertypixelwidth>.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"

/// The height in pixels, before the orientation is applied.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertypixelheight>.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// The horizontal resolution in dots per inch.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertydpiwidth>.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"

/// The vertical resolution in dots per inch.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertydpiheight>.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"

/// The number of bits of each component.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertydepth>.
public let kCGImagePropertyDepth: CFString = "Depth"

/// The orientation, as a number of `CGImagePropertyOrientation`.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyorientation>.
public let kCGImagePropertyOrientation: CFString = "Orientation"

/// Whether the image has an alpha channel.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyhasalpha>.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"

/// The color model.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertycolormodel>.
public let kCGImagePropertyColorModel: CFString = "ColorModel"

/// The color model of red, green, and blue.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertycolormodelrgb>.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"

/// The color model of grays.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertycolormodelgray>.
public let kCGImagePropertyColorModelGray: CFString = "Gray"

/// The name of the color profile.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyprofilename>.
public let kCGImagePropertyProfileName: CFString = "ProfileName"

/// The properties of the photograph.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifdictionary>.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"

/// The properties of the image in TIFF's terms.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertytiffdictionary>.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// The place of the photograph.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygpsdictionary>.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"

/// The properties of a GIF.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygifdictionary>.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"

/// The properties of a PNG.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertypngdictionary>.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

/// The properties of a WebP image.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertywebpdictionary>.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"

/// The properties of a sequence of HEIC images.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyheicsdictionary>.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"

/// The properties of a JPEG file.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyjfifdictionary>.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"

/// The properties of a press photo.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyiptcdictionary>.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
