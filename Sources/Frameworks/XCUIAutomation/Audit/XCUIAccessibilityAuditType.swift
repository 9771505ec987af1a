/// The types of issues that an accessibility audit can find.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype>.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates types from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text with too little contrast to its background.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Text that assistive technology can't reach.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Controls that are too small to touch.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Elements whose label isn't descriptive enough.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Text that doesn't grow with the user's text size.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Text that doesn't fit.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Contradictory traits.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// All types.
  public static let all: XCUIAccessibilityAuditType = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
    .textClipped, .trait,
  ]
}
