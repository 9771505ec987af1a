import Stubs
import UIKit

/// A font, which is the same as UIKit's.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfont>.
public typealias CTFont = UIFont

/// The attributes of a font, which are the same as UIKit's.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfontdescriptor>.
public typealias CTFontDescriptor = UIFontDescriptor

/// Returns the font with a name, or Helvetica if there's none.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfontcreatewithname(_:_:_:)>.
/// - Parameter size: The size in points, or 0 for 12 points.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  reportMatrix(matrix)
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? UIFont(name: "Helvetica", size: size)
    ?? .systemFont(ofSize: size)
}

/// Returns the font that a descriptor describes.
///
/// Follows
/// <https://developer.apple.com/documentation/coretext/ctfontcreatewithfontdescriptor(_:_:_:)>.
/// - Parameter size: The size in points, or 0 for the size in the descriptor.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  reportMatrix(matrix)
  return UIFont(descriptor: descriptor, size: size)
}

/// Returns a copy of a font with other attributes.
///
/// Follows
/// <https://developer.apple.com/documentation/coretext/ctfontcreatecopywithattributes(_:_:_:_:)>.
/// - Parameters:
///   - size: The size in points, or 0 for the font's own size.
///   - attributes: A descriptor that replaces the font's, or `nil`.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  reportMatrix(matrix)
  return UIFont(
    descriptor: attributes ?? font.fontDescriptor, size: size > 0 ? size : font.pointSize)
}

private func reportMatrix(_ matrix: UnsafePointer<CGAffineTransform>?) {
  Stub.fontMatrix.report(if: matrix.map { !$0.pointee.isIdentity } ?? false)
}

/// Returns the attributes of a font.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfontcopyfontdescriptor(_:)>.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Returns the size of a font, in points.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfontgetsize(_:)>.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Returns the PostScript name of a font.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfontcopypostscriptname(_:)>.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// Returns the name of a font's family.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfontcopyfamilyname(_:)>.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

/// Returns the height of letters above the baseline, in points.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfontgetascent(_:)>.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns the depth of letters below the baseline, in points.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfontgetdescent(_:)>.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the space between lines, in points.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfontgetleading(_:)>.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the height of capital letters, in points.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfontgetcapheight(_:)>.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Returns the height of a lowercase x, in points.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfontgetxheight(_:)>.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
