import AppRuntime

/// An object that reports changes of its traits.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94>.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// A closure that's called with the object whose traits changed and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
  ) -> Void

  /// Registers a closure that's called after one of the traits has changed.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Registers a method of another object that's called after one of the traits has changed.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration

  /// Registers a method of the object that's called after one of the traits has changed.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration

  /// Removes a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Registers a closure that's called after one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    observing.traitObservers.register(traits, of: self as AnyObject, handler: handler)
  }

  /// Registers a method of another object that's called after one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    observing.traitObservers.register(
      traits, of: self as AnyObject, target: target as AnyObject, action: action)
  }

  /// Registers a method of the object that's called after one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    observing.traitObservers.unregister(registration)
  }

  private var observing: any TraitObserving {
    guard let observing = self as? any TraitObserving else {
      raise(
        "NSInvalidArgumentException",
        "Can't register a \(type(of: self)): UIKit has no traits for it.")
    }
    return observing
  }
}
