import Foundation

/// The words or sentences in a string, as defined by Unicode.
struct TextSegments {
  /// The type of segments, with ICU's raw value.
  enum Kind: Int32 {
    case words = 1
    case sentences = 3

    /// Creates the type that Foundation's options specify, or returns `nil` if they specify another
    /// one.
    init?(_ options: NSString.EnumerationOptions) {
      switch options.rawValue & 0xFF {
      case 3: self = .words
      case 4: self = .sentences
      default: return nil
      }
    }
  }

  /// A single segment.
  struct Segment: Equatable {
    /// The range, in UTF-16 units.
    let range: NSRange
    /// The range up to the next segment.
    var enclosing: NSRange
  }

  private(set) var segments: [Segment] = []

  init(of text: String, _ kind: Kind, locale: Locale = .current) {
    let units = Array(text.utf16)
    var start = 0
    for (end, isText) in Self.boundaries(in: units, kind, locale) {
      let range = NSRange(start..<end)
      if kind == .sentences || isText {
        let begin = segments.isEmpty ? 0 : start
        segments.append(Segment(range: range, enclosing: NSRange(begin..<end)))
      } else if let last = segments.indices.last {
        segments[last].enclosing.length += range.length
      }
      start = end
    }
  }

  /// Returns the ends of all segments, and whether each contains letters or digits.
  private static func boundaries(in units: [UInt16], _ kind: Kind, _ locale: Locale) -> [(
    end: Int, isText: Bool
  )] {
    guard !units.isEmpty, let breaker = BreakIterator.functions else { return [] }
    return units.withUnsafeBufferPointer { buffer in
      var status: Int32 = 0
      let count = Int32(clamping: buffer.count)
      guard
        let iterator = breaker.open(
          kind.rawValue, locale.identifier, buffer.baseAddress, count, &status)
      else { return [] }
      defer { breaker.close(iterator) }
      var found: [(end: Int, isText: Bool)] = []
      while case let end = breaker.next(iterator), end >= 0 {
        found.append((Int(end), breaker.status(iterator) >= BreakIterator.firstStatusOfText))
      }
      return found
    }
  }
}

/// ICU functions from the copy that's part of Foundation.
private struct BreakIterator {
  typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  typealias Ask = @convention(c) (OpaquePointer) -> Int32
  typealias Close = @convention(c) (OpaquePointer) -> Void

  let open: Open
  let next: Ask
  let status: Ask
  let close: Close

  /// The first status value that isn't for white space or punctuation.
  static let firstStatusOfText: Int32 = 100

  static let functions: BreakIterator? = {
    guard let open = dlsym(nil, "swift_ubrk_open"), let next = dlsym(nil, "swift_ubrk_next"),
      let status = dlsym(nil, "swift_ubrk_getRuleStatus"),
      let close = dlsym(nil, "swift_ubrk_close")
    else { return nil }
    return BreakIterator(
      open: unsafeBitCast(open, to: Open.self), next: unsafeBitCast(next, to: Ask.self),
      status: unsafeBitCast(status, to: Ask.self), close: unsafeBitCast(close, to: Close.self))
  }()
}
