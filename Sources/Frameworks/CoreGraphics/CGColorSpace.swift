/// The color space of a color's components.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgcolorspace>.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the color space.
  public let name: CFString?

  /// Creates one of the named color spaces.
  public init?(name: CFString) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
  }

  private init(known name: CFString) {
    self.name = name
  }

  static let rgb = CGColorSpace(known: CGColorSpace.sRGB)
  static let gray = CGColorSpace(known: CGColorSpace.genericGrayGamma2_2)

  private static let names: Set<CFString> = [
    sRGB, extendedSRGB, linearSRGB, displayP3, genericGrayGamma2_2, extendedGray,
  ]

  /// The sRGB space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The sRGB space with components outside 0 to 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The sRGB primaries with linear components.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The Display P3 space.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Gray with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Gray with components outside 0 to 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"

  /// The number of color components, excluding alpha.
  public var numberOfComponents: Int {
    name == Self.genericGrayGamma2_2 || name == Self.extendedGray ? 1 : 3
  }

  /// The color model of the space.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  /// Returns whether two spaces have the same name.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A Core Foundation string.
///
/// In Quince, it's the same as a Swift string.
public typealias CFString = String

/// Returns the color space of the screen.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicergb()>.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the gray color space of the screen.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicegray()>.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
