/// The format of an integer in a message.
///
/// Follows <https://developer.apple.com/documentation/os/oslogintegerformatting>.
public struct OSLogIntegerFormatting {
  private let radix: Int
  private let explicitPositiveSign: Bool
  private let includePrefix: Bool
  private let uppercase: Bool
  private let minDigits: Int

  private init(
    radix: Int, explicitPositiveSign: Bool, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) {
    self.radix = radix
    self.explicitPositiveSign = explicitPositiveSign
    self.includePrefix = includePrefix
    self.uppercase = uppercase
    self.minDigits = minDigits
  }

  /// A decimal format.
  public static var decimal: OSLogIntegerFormatting { .decimal() }

  /// Returns a decimal format with a minimum number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, explicitPositiveSign: explicitPositiveSign, minDigits: minDigits())
  }

  /// Returns a decimal format.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, explicitPositiveSign: explicitPositiveSign)
  }

  /// A hexadecimal format.
  public static var hex: OSLogIntegerFormatting { .hex() }

  /// Returns a hexadecimal format with a minimum number of digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
      uppercase: uppercase, minDigits: minDigits())
  }

  /// Returns a hexadecimal format.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
      uppercase: uppercase)
  }

  /// An octal format.
  public static var octal: OSLogIntegerFormatting { .octal() }

  /// Returns an octal format with a minimum number of digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
      uppercase: uppercase, minDigits: minDigits())
  }

  /// Returns an octal format.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
      uppercase: uppercase)
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = number < 0 ? "-" : explicitPositiveSign ? "+" : ""
    return sign + prefix + zeros + digits
  }

  private var prefix: String {
    guard includePrefix else { return "" }
    return switch radix {
    case 16: "0x"
    case 8: "0o"
    default: ""
    }
  }
}
