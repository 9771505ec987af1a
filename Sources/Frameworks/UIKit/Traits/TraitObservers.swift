/// The registrations of a view or controller.
@MainActor
struct TraitObservers {
  final class Registration: NSObject, UITraitChangeRegistration {
    let hasChanged: (UITraitCollection.Values, UITraitCollection.Values) -> Bool
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
      let tests = traits.map(Self.test)
      hasChanged = { old, new in tests.contains { $0(old, new) } }
      self.handler = handler
    }

    private static func test(for trait: UITrait)
      -> (UITraitCollection.Values, UITraitCollection.Values) -> Bool
    {
      switch trait {
      case is UITraitUserInterfaceStyle.Type: { $0.userInterfaceStyle != $1.userInterfaceStyle }
      case is UITraitHorizontalSizeClass.Type: { $0.horizontalSizeClass != $1.horizontalSizeClass }
      case is UITraitVerticalSizeClass.Type: { $0.verticalSizeClass != $1.verticalSizeClass }
      case is UITraitPreferredContentSizeCategory.Type:
        { $0.preferredContentSizeCategory != $1.preferredContentSizeCategory }
      case is UITraitLayoutDirection.Type: { $0.layoutDirection != $1.layoutDirection }
      case is UITraitDisplayScale.Type: { $0.displayScale != $1.displayScale }
      case is UITraitUserInterfaceIdiom.Type: { $0.userInterfaceIdiom != $1.userInterfaceIdiom }
      case is UITraitUserInterfaceLevel.Type: { $0.userInterfaceLevel != $1.userInterfaceLevel }
      case is UITraitAccessibilityContrast.Type:
        { $0.accessibilityContrast != $1.accessibilityContrast }
      case is UITraitLegibilityWeight.Type: { $0.legibilityWeight != $1.legibilityWeight }
      default: { _, _ in false }
      }
    }
  }

  private var registrations: [Registration] = []

  mutating func register<Environment: UITraitEnvironment>(
    _ traits: [UITrait], of owner: AnyObject,
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> Registration {
    register(traits) { [weak owner] previous in
      if let environment = owner as? Environment { handler(environment, previous) }
    }
  }

  mutating func register(
    _ traits: [UITrait], of owner: AnyObject, target: AnyObject, action: Selector
  ) -> Registration {
    register(traits) { [weak owner, weak target] previous in
      guard let owner, let target else { return }
      SelectorCalls.perform(action, on: target, with: [owner, previous])
    }
  }

  private mutating func register(
    _ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void
  ) -> Registration {
    let registration = Registration(traits, handler: handler)
    registrations.append(registration)
    return registration
  }

  mutating func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations where registration.hasChanged(old.values, new.values) {
      registration.handler(old)
    }
  }
}
