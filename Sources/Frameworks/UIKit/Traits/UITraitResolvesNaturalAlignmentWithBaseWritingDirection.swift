import Stubs

/// The trait for whether natural alignment follows the direction of the text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitresolvesnaturalalignmentwithbasewritingdirection-swift.struct>.
@available(IOS26 )
public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Bool?> {
    \.resolvesNaturalAlignment
  }
  /// The default value of the trait.
  public static let defaultValue: Bool? = nil
}

extension UIMutableTraits {
  /// Whether natural alignment follows the direction of the text.
  @available(IOS26 )
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] ?? false }
    set {
      Stub.traitNaturalAlignment.report()
      self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue
    }
  }
}

extension UITraitCollection {
  /// Creates a collection that specifies whether natural alignment follows the direction of the
  /// text.
  @available(IOS26 )
  public convenience init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool) {
    self.init {
      $0.resolvesNaturalAlignmentWithBaseWritingDirection =
        resolvesNaturalAlignmentWithBaseWritingDirection
    }
  }

  /// Whether natural alignment follows the direction of the text.
  @available(IOS26 )
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    values.resolvesNaturalAlignment ?? false
  }
}
