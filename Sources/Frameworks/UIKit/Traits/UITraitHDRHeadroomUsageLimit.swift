import Stubs

/// The trait for the limits on showing colors that are brighter than white.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uitraithdrheadroomusagelimit-swift.struct>.
@available(IOS26 )
public struct UITraitHDRHeadroomUsageLimit: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.hdrHeadroomUsageLimit }
  /// The default value of the trait.
  public static let defaultValue = UIHDRHeadroomUsageLimit.unspecified
}

extension UITraitCollection {
  /// Creates a collection with limits on showing colors that are brighter than white.
  @available(IOS26 )
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init(Self.with { $0.hdrHeadroomUsageLimit = hdrHeadroomUsageLimit })
  }

  /// The limits on showing colors that are brighter than white.
  @available(IOS26 )
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    Stub.hdrHeadroomUsageLimit.report()
    return values.hdrHeadroomUsageLimit
  }
}
