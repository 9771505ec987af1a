/// The objects that an appearance proxy applies to.
struct AppearanceScope {
  let type: AnyClass
  private let containers: [AnyClass]
  private let traits: UITraitCollection?

  @MainActor
  init(
    of type: AnyClass, in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
  ) {
    self.type = type
    self.containers = containers.map { $0 as AnyClass }
    self.traits = traits
  }

  func isSame(as other: AppearanceScope) -> Bool {
    type == other.type && traits == other.traits
      && containers.map(ObjectIdentifier.init) == other.containers.map(ObjectIdentifier.init)
  }

  /// A measure of how specific the scope is, which is higher if the scope includes fewer objects.
  var specificity: (containers: Int, traits: Int, depth: Int) {
    let ancestors = sequence(first: type) { _getSuperclass($0) }
    return (containers.count, traits == nil ? 0 : 1, ancestors.reduce(0) { count, _ in count + 1 })
  }

  /// Returns whether the proxy applies to an object that's contained in a responder.
  @MainActor
  func includes(_ object: AnyObject, in responder: UIResponder?, traits: UITraitCollection) -> Bool
  {
    guard Self.isInstance(object, of: type) else { return false }
    if let own = self.traits, !traits.containsTraits(in: own) { return false }
    var missing = containers[...]
    var current = responder
    while let next = missing.first, let place = current {
      if Self.isInstance(place, of: next) { missing.removeFirst() }
      current = place.next
    }
    return missing.isEmpty
  }

  private static func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: object)) { _getSuperclass($0) }.contains { $0 == type }
  }
}
