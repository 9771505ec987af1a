/// The registrations of a view or controller.
@MainActor
struct TraitObservers {
  final class Registration: NSObject, @preconcurrency UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }

    /// Returns the registration itself, because it's immutable.
    func copy(with zone: NSZone? = nil) -> Any { self }
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
    for registration in registrations
    where registration.traits.contains(where: { old.values.differs(from: new.values, in: $0) }) {
      registration.handler(old)
    }
  }
}
