/// A collection of methods that return a class's appearance proxy, which sets the appearance of all
/// instances that are shown later.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiappearance>.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy of the class.
  static func appearance() -> Self

  /// Returns the appearance proxy for instances of the class that are contained in instances of
  /// other classes, innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// Returns the appearance proxy for instances of the class with certain traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the appearance proxy for instances of the class that have certain traits and are
  /// contained in instances of other classes, innermost first.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance {
  /// Returns the appearance proxy of the class.
  public class func appearance() -> Self { proxy() }

  /// Returns the appearance proxy for instances of the class that are contained in instances of
  /// other classes, innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(in: containerTypes)
  }

  /// Returns the appearance proxy for instances of the class with certain traits.
  public class func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait) }

  /// Returns the appearance proxy for instances of the class that have certain traits and are
  /// contained in instances of other classes, innermost first.
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

  /// Creates a view of the class that it's called on. Apple doesn't declare `init(frame:)` as
  /// `required`, so Swift can't call it on a class that's known only at run time.
  @_silgen_name("quince_UIView_makeProxy")
  private class func makeProxy(_ coder: consuming NSCoder?) -> UIView

  /// Creates a view of the class that it's called on. `makeProxy` calls it by its symbol.
  @_silgen_name("quince_UIView_makeProxy")
  convenience init(asProxy coder: NSCoder?) { self.init(frame: .zero) }
}

extension UIBarItem: UIAppearance {
  /// Returns the appearance proxy of the class.
  public class func appearance() -> Self { proxy() }

  /// Returns the appearance proxy for instances of the class that are contained in instances of
  /// other classes, innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(in: containerTypes)
  }

  /// Returns the appearance proxy for instances of the class with certain traits.
  public class func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait) }

  /// Returns the appearance proxy for instances of the class that have certain traits and are
  /// contained in instances of other classes, innermost first.
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
