import Foundation

/// A number with a unit in any language.
///
/// ICU writes it, which Swift's Foundation brings for its own formatters.
struct MeasuredText {
  /// The length of the unit's name, as in ICU's number skeletons.
  enum Width: String {
    case wide = "unit-width-full-name"
    case abbreviated = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  /// The text.
  let text: String
  /// The number in the text.
  let value: Double
  private let number: Range<String.Index>

  /// Writes a number with a unit, or returns `nil` if ICU doesn't know the unit.
  /// - Parameters:
  ///   - unit: ICU's name of the unit, such as `length-kilometer`.
  ///   - usage: ICU's name of the usage, which determines the unit and the precision in the
  ///     locale's region, or `nil` for the given unit.
  ///   - isExact: Whether the number isn't rounded.
  init?(
    _ value: Double, unit: String, usage: String? = nil, width: Width, isExact: Bool = false,
    locale: Locale
  ) {
    var skeleton = "measure-unit/\(unit) \(width.rawValue)"
    if let usage { skeleton += " usage/\(usage)" }
    if isExact { skeleton += " precision-unlimited" }
    guard let result = FormattedNumber(value, skeleton: skeleton, locale: locale.identifier),
      let number = Double(result.decimal)
    else { return nil }
    let text = String(decoding: result.units, as: UTF16.self)
    let start = text.utf16.index(text.startIndex, offsetBy: result.number.lowerBound)
    self.text = text
    self.value = number
    self.number = start..<text.utf16.index(start, offsetBy: result.number.count)
  }

  /// Returns the text with another number, such as one with more digits.
  func replacingNumber(with other: String) -> String {
    text.replacingCharacters(in: number, with: other)
  }
}

/// A number that ICU has formatted.
private struct FormattedNumber {
  private static let longest = 512

  /// The UTF-16 units of the text.
  private(set) var units: [UInt16] = []
  /// The number, with a point before the fraction.
  private(set) var decimal = ""
  /// The place of the number with its sign.
  private(set) var number = 0..<0

  init?(_ value: Double, skeleton: String, locale: String) {
    guard let icu = NumberFunctions.shared else { return nil }
    var status: Int32 = 0
    let pattern = Array(skeleton.utf16)
    let formatter = icu.open(pattern, Int32(pattern.count), locale, &status)
    defer { icu.close(formatter) }
    let result = icu.openResult(&status)
    defer { icu.closeResult(result) }
    icu.format(formatter, value, result, &status)
    guard status <= 0 else { return nil }
    units = Self.read(&status) { icu.text(result, $0, $1, $2) }
    let digits: [UInt8] = Self.read(&status) { icu.decimal(result, $0, $1, $2) }
    decimal = String(decoding: digits, as: UTF8.self)
    guard status <= 0 else { return nil }
    func place(_ field: Int32) -> Range<Int>? {
      var position: (field: Int32, start: Int32, end: Int32) = (field, 0, 0)
      var status: Int32 = 0
      guard icu.nextField(result, &position, &status) != 0, status <= 0 else { return nil }
      return Int(position.start)..<Int(position.end)
    }
    guard let whole = place(NumberFunctions.wholeNumber) else { return nil }
    let sign = place(NumberFunctions.sign)
    let fraction = place(NumberFunctions.fraction)
    let start = min(whole.lowerBound, sign?.lowerBound ?? whole.lowerBound)
    number = start..<max(whole.upperBound, fraction?.upperBound ?? whole.upperBound)
  }

  private static func read<Unit: FixedWidthInteger>(
    _ status: inout Int32,
    _ read: (UnsafeMutablePointer<Unit>, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) -> [Unit] {
    [Unit](unsafeUninitializedCapacity: longest) { buffer, count in
      let length = read(buffer.baseAddress!, Int32(longest), &status)
      count = min(max(Int(length), 0), longest)
    }
  }
}

/// ICU's functions for numbers, whose names have a prefix in Foundation's copy.
private struct NumberFunctions: Sendable {
  typealias Status = UnsafeMutablePointer<Int32>
  typealias Open =
    @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
  typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
  typealias Close = @convention(c) (OpaquePointer?) -> Void
  typealias Format = @convention(c) (OpaquePointer?, Double, OpaquePointer?, Status) -> Void
  typealias ReadText =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32
  typealias ReadDecimal =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<UInt8>, Int32, Status) -> Int32
  typealias NextField = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer, Status) -> Int8

  /// The numbers of parts of a text.
  static let wholeNumber: Int32 = 0
  static let fraction: Int32 = 1
  static let sign: Int32 = 10

  /// The functions, or `nil` if this version of Foundation doesn't have them.
  static let shared = NumberFunctions()

  let open: Open
  let openResult: OpenResult
  let close: Close
  let closeResult: Close
  let format: Format
  let text: ReadText
  let decimal: ReadDecimal
  let nextField: NextField

  private init?() {
    guard let open = Self.find("unumf_openForSkeletonAndLocale", as: Open.self),
      let openResult = Self.find("unumf_openResult", as: OpenResult.self),
      let close = Self.find("unumf_close", as: Close.self),
      let closeResult = Self.find("unumf_closeResult", as: Close.self),
      let format = Self.find("unumf_formatDouble", as: Format.self),
      let text = Self.find("unumf_resultToString", as: ReadText.self),
      let decimal = Self.find("unumf_resultToDecimalNumber", as: ReadDecimal.self),
      let nextField = Self.find("unumf_resultNextFieldPosition", as: NextField.self)
    else { return nil }
    self.open = open
    self.openResult = openResult
    self.close = close
    self.closeResult = closeResult
    self.format = format
    self.text = text
    self.decimal = decimal
    self.nextField = nextField
  }

  private static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, "swift_\(name)").map { unsafeBitCast($0, to: type) }
  }
}
