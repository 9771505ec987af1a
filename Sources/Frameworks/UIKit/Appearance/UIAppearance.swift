/// A collection of methods that give access to the appearance proxy of a class, on which an app
/// sets how all instances look that are shown later.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiappearance>.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy of the class.
  static func appearance() -> Self

  /// Returns the appearance proxy for instances of the class that are in instances of other
  /// classes, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// Returns the appearance proxy for instances of the class with certain traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the appearance proxy for instances of the class with certain traits that are in
  /// instances of other classes, the innermost first.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance {
  /// Returns the appearance proxy of the class.
  public class func appearance() -> Self { proxy() }

  /// Returns the appearance proxy for instances of the class that are in instances of other
  /// classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(in: containerTypes)
  }

  /// Returns the appearance proxy for instances of the class with certain traits.
  public class func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait) }

  /// Returns the appearance proxy for instances of the class with certain traits that are in
  /// instances of other classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(in: containerTypes, traits: trait)
  }

  private class func proxy(
    in containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil
  ) -> Self {
    let scope = AppearanceScope(of: self, in: containers, traits: traits)
    return unsafeDowncast(AppearanceProxies.proxy(for: scope) { makeProxy(nil) }, to: self)
  }

  /// Creates a view of the class it is called on, whose `init(frame:)` Apple doesn't have as
  /// `required`, so that Swift offers no call of it on a class that is known at run time only.
  @_silgen_name("quince_UIView_makeProxy")
  private class func makeProxy(_ coder: consuming NSCoder?) -> UIView

  /// Creates a view of whichever class it is called on; `makeProxy` calls it by its symbol.
  @_silgen_name("quince_UIView_makeProxy")
  convenience init(asProxy coder: NSCoder?) { self.init(frame: .zero) }
}

extension UIBarItem: UIAppearance {
  /// Returns the appearance proxy of the class.
  public class func appearance() -> Self { proxy() }

  /// Returns the appearance proxy for instances of the class that are in instances of other
  /// classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(in: containerTypes)
  }

  /// Returns the appearance proxy for instances of the class with certain traits.
  public class func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait) }

  /// Returns the appearance proxy for instances of the class with certain traits that are in
  /// instances of other classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(in: containerTypes, traits: trait)
  }

  private class func proxy(
    in containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil
  ) -> Self {
    let scope = AppearanceScope(of: self, in: containers, traits: traits)
    return unsafeDowncast(
      AppearanceProxies.proxy(for: scope) { self.init(coder: NSCoder())! }, to: self)
  }

  /// Copies the appearance that was set for items of the class in a bar.
  final func takeAppearance(in bar: UIView) {
    AppearanceProxies.apply(to: self, in: bar, traits: bar.traitCollection)
  }
}
