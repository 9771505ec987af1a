// The keys of the properties of photographs.

/// The exposure time in seconds.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifexposuretime>.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"

/// The f-number.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexiffnumber>.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"

/// The exposure program.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifexposureprogram>.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"

/// The ISO speeds.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifisospeedratings>.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"

/// The time of the photograph.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifdatetimeoriginal>.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"

/// The time at which the photograph was digitized.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifdatetimedigitized>.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"

/// The time zone of the last change.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifoffsettime>.
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"

/// The time zone of the photograph.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifoffsettimeoriginal>.
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"

/// The shutter speed.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifshutterspeedvalue>.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"

/// The aperture.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifaperturevalue>.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"

/// The brightness.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifbrightnessvalue>.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"

/// The exposure bias.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifexposurebiasvalue>.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"

/// The largest aperture.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifmaxaperturevalue>.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"

/// The distance of the subject in meters.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifsubjectdistance>.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"

/// The metering mode.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifmeteringmode>.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"

/// The kind of light.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexiflightsource>.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"

/// The state of the flash.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifflash>.
public let kCGImagePropertyExifFlash: CFString = "Flash"

/// The focal length in millimeters.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexiffocallength>.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"

/// The color space.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifcolorspace>.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"

/// The width in pixels.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifpixelxdimension>.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"

/// The height in pixels.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifpixelydimension>.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"

/// The exposure mode.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifexposuremode>.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"

/// The white balance.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifwhitebalance>.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"

/// The digital zoom.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifdigitalzoomratio>.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"

/// The focal length for 35 mm film, in millimeters.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexiffocallenin35mmfilm>.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"

/// The kind of scene.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexifscenecapturetype>.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"

/// The lens's manufacturer.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexiflensmake>.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"

/// The lens's model.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyexiflensmodel>.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
