/// The format of a floating-point number in a message.
///
/// Follows <https://developer.apple.com/documentation/os/oslogfloatformatting>.
public struct OSLogFloatFormatting {
  private let specifier: String

  private init(
    _ conversion: Character, precision: Int? = nil, explicitPositiveSign: Bool, uppercase: Bool
  ) {
    let digits = precision.map { ".\($0)" } ?? ""
    let conversion = uppercase ? conversion.uppercased() : String(conversion)
    specifier = "%\(explicitPositiveSign ? "+" : "")\(digits)\(conversion)"
  }

  /// A format with six decimal places.
  public static var fixed: OSLogFloatFormatting { .fixed() }

  /// Returns a format with a number of decimal places.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      "f", precision: precision(), explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// Returns a format with six decimal places.
  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(
      "f", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// A hexadecimal format.
  public static var hex: OSLogFloatFormatting { .hex() }

  /// Returns a hexadecimal format.
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(
      "a", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// A format with an exponent and six decimal places.
  public static var exponential: OSLogFloatFormatting { .exponential() }

  /// Returns a format with an exponent and a number of decimal places.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      "e", precision: precision(), explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// Returns a format with an exponent and six decimal places.
  public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(
      "e", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// A format with six digits, and with an exponent if that's shorter.
  public static var hybrid: OSLogFloatFormatting { .hybrid() }

  /// Returns a format with a number of digits, and with an exponent if that's shorter.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      "g", precision: precision(), explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// Returns a format with six digits, and with an exponent if that's shorter.
  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(
      "g", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  func text(_ number: Double) -> String { String(format: specifier, number) }
}
