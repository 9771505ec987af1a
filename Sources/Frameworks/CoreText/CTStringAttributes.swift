import UIKit

/// The key of a font in attributed strings.
///
/// Follows <https://developer.apple.com/documentation/coretext/kctfontattributename>.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue

/// The key of the distance between characters, in points.
///
/// Follows <https://developer.apple.com/documentation/coretext/kctkernattributename>.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue

/// The key of the color of text, which is a `CGColor`.
///
/// Follows <https://developer.apple.com/documentation/coretext/kctforegroundcolorattributename>.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"

/// The key of the width of outlines, in percent of the font size.
///
/// Follows <https://developer.apple.com/documentation/coretext/kctstrokewidthattributename>.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue

/// The key of the color of outlines, which is a `CGColor`.
///
/// Follows <https://developer.apple.com/documentation/coretext/kctstrokecolorattributename>.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"

/// The key of the style of lines under text.
///
/// Follows <https://developer.apple.com/documentation/coretext/kctunderlinestyleattributename>.
public let kCTUnderlineStyleAttributeName: CFString =
  NSAttributedString.Key.underlineStyle.rawValue

/// The key of the color of lines under text, which is a `CGColor`.
///
/// Follows <https://developer.apple.com/documentation/coretext/kctunderlinecolorattributename>.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
