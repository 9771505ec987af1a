import Foundation

/// Replacements for string methods that do less on Linux.
package enum TextCalls {
  /// Returns the text at a URL, which can be on a server, and its encoding.
  /// - Throws: An error if there's no text, or if its encoding is unknown.
  package static func text(at url: URL) throws -> (text: String, encoding: String.Encoding) {
    let data = try Data(contentsOf: url)
    let marks: [([UInt8], String.Encoding)] = [
      ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32), ([0xFF, 0xFE], .utf16),
      ([0xFE, 0xFF], .utf16),
    ]
    let encoding = marks.first { data.starts(with: $0.0) }?.1 ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadUnknownStringEncoding, userInfo: [NSURLErrorKey: url])
    }
    return (text, encoding)
  }

  /// Returns whether two strings have the same UTF-16 units.
  package static func isEqual(_ text: NSString, to other: String) -> Bool {
    // Strings have the same units in one encoding if they have them in the other.
    let units = (text as String).utf8
    return units.count == other.utf8.count && units.elementsEqual(other.utf8)
  }

  /// Calls a closure with each part of a string, including words and sentences.
  package static func enumerateSubstrings<Text: StringProtocol, Bounds: RangeExpression>(
    of text: Text, in range: Bounds, options: String.EnumerationOptions,
    _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) where Bounds.Bound == String.Index {
    let bounds = range.relative(to: text)
    guard let kind = TextSegments.Kind(options) else {
      return text.enumerateSubstrings(in: bounds, options: options, body)
    }
    let index = { text.utf16.index(bounds.lowerBound, offsetBy: $0) }
    let indices = { (range: NSRange) in index(range.lowerBound)..<index(range.upperBound) }
    for segment in segments(of: String(text[bounds]), kind, options) {
      let place = indices(segment.range)
      var stops = false
      body(substring(String(text[place]), options), place, indices(segment.enclosing), &stops)
      if stops { return }
    }
  }

  /// Calls a closure with each part of a string, including words and sentences.
  package static func enumerateSubstrings(
    of text: NSString, in range: NSRange, options: NSString.EnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let kind = TextSegments.Kind(options) else {
      return text.enumerateSubstrings(in: range, options: options, using: block)
    }
    let offset = { (place: NSRange) in
      NSRange(location: place.location + range.location, length: place.length)
    }
    for segment in segments(of: text.substring(with: range), kind, options) {
      let place = offset(segment.range)
      var stops = ObjCBool(false)
      block(
        substring(text.substring(with: place), options), place, offset(segment.enclosing), &stops)
      if stops.boolValue { return }
    }
  }

  private static func segments(
    of text: String, _ kind: TextSegments.Kind, _ options: NSString.EnumerationOptions
  ) -> [TextSegments.Segment] {
    let segments = TextSegments(of: text, kind).segments
    return options.contains(.reverse) ? segments.reversed() : segments
  }

  private static func substring(
    _ text: @autoclosure () -> String, _ options: NSString.EnumerationOptions
  ) -> String? {
    options.contains(.substringNotRequired) ? nil : text()
  }
}
