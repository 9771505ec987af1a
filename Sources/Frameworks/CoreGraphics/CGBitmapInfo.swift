/// The layout of a pixel's components in memory.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgbitmapinfo>.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits of the value.
  public let rawValue: UInt32

  /// Creates a value from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that contain a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that determine whether components are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that determine the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The low byte of two comes first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// The lowest byte of four comes first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The high byte of two comes first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// The highest byte of four comes first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
