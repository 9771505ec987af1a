import Foundation

/// The number of a string encoding.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfstringencoding>.
public typealias CFStringEncoding = UInt32

/// String encodings that Foundation has no constants for.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfstringencodings>.
public enum CFStringEncodings: CFIndex, Sendable {
  /// Japanese for Windows.
  case dosJapanese = 0x0420
  /// Simplified Chinese for Windows.
  case dosChineseSimplif = 0x0421
  /// Korean for Windows.
  case dosKorean = 0x0422
  /// Traditional Chinese for Windows.
  case dosChineseTrad = 0x0423
  /// Simplified Chinese, in the 1980 standard.
  case GB_2312_80 = 0x0630
  /// Simplified Chinese, in the 1995 standard.
  case GBK_95 = 0x0631
  /// Simplified Chinese, in the 2000 standard.
  case GB_18030_2000 = 0x0632
  /// Traditional Chinese for Taiwan and Hong Kong.
  case big5 = 0x0A03
  /// Japanese for Unix.
  case EUC_JP = 0x0920
  /// Simplified Chinese for Unix.
  case EUC_CN = 0x0930
  /// Traditional Chinese for Unix.
  case EUC_TW = 0x0931
  /// Korean for Unix.
  case EUC_KR = 0x0940
  /// Cyrillic for the internet.
  case KOI8_R = 0x0A02
}

/// The value for an unknown encoding.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfstringencodinginvalidid>.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Returns the Foundation string encoding for a Core Foundation encoding.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfstringconvertencodingtonsstringencoding(_:)>.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  CoreFoundationSymbols.function(
    "CFStringConvertEncodingToNSStringEncoding", as: (@convention(c) (UInt32) -> UInt).self)(
      encoding)
}

/// Returns the Core Foundation encoding for a Foundation string encoding.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfstringconvertnsstringencodingtoencoding(_:)>.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  CoreFoundationSymbols.function(
    "CFStringConvertNSStringEncodingToEncoding", as: (@convention(c) (UInt) -> UInt32).self)(
      encoding)
}

/// Returns the string encoding with an IANA name, such as “gb2312”.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfstringconvertianacharsetnametoencoding(_:)>.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: String!) -> CFStringEncoding {
  let name = CoreFoundationSymbols.text(theString)
  defer { CoreFoundationSymbols.release(name) }
  return CoreFoundationSymbols.function(
    "CFStringConvertIANACharSetNameToEncoding",
    as: (@convention(c) (UnsafeRawPointer) -> UInt32).self)(name)
}

/// Transforms a string, for example to another script.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfstringtransform(_:_:_:_:)>.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: String!,
  _ reverse: Bool
) -> Bool {
  let whole = NSRange(location: 0, length: string.length)
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? whole
  let meant = transforms[transform] ?? StringTransform(rawValue: transform)
  let text = string.substring(with: part)
  guard let changed = text.applyingTransform(meant, reverse: reverse) else { return false }
  string.replaceCharacters(in: part, with: changed)
  range?.pointee = CFRange(location: part.location, length: changed.utf16.count)
  return true
}

private let transforms: [String: StringTransform] = [
  kCFStringTransformToLatin: .toLatin, kCFStringTransformMandarinLatin: .mandarinToLatin,
  kCFStringTransformStripCombiningMarks: .stripCombiningMarks,
  kCFStringTransformStripDiacritics: .stripDiacritics,
]

/// The transform that converts text to the Latin script.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfstringtransformtolatin>.
public let kCFStringTransformToLatin: String! = "Any-Latin"

/// The transform that converts Chinese text to the Latin script.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/kcfstringtransformmandarinlatin>.
public let kCFStringTransformMandarinLatin: String! = "Han-Latin"

/// The transform that removes combining marks.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/kcfstringtransformstripcombiningmarks>.
public let kCFStringTransformStripCombiningMarks: String! = "StripCombiningMarks"

/// The transform that removes diacritics.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/kcfstringtransformstripdiacritics>.
public let kCFStringTransformStripDiacritics: String! = "StripDiacritics"
