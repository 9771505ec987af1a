/// The appearance proxies of an app, which determine the appearance of objects that are shown
/// later.
@MainActor
enum AppearanceProxies {
  @MainActor private final class Proxy {
    let scope: AppearanceScope
    let object: NSObject
    /// A new object with default values.
    let untouched: NSObject
    /// The properties that can be set on the proxy.
    private(set) lazy var properties = AppearanceProperty.all(of: scope.type)

    init(scope: AppearanceScope, make: () -> NSObject) {
      self.scope = scope
      object = make()
      untouched = make()
    }
  }

  /// The proxies, from the most specific to the least.
  private static var proxies: [Proxy] = []

  /// A number that changes whenever the app requests a proxy, which it may then change.
  private(set) static var revision = 0

  /// Returns the proxy for a scope, which is created when it's first requested.
  static func proxy(for scope: AppearanceScope, make: () -> NSObject) -> NSObject {
    revision += 1
    if let known = proxies.first(where: { $0.scope.isSame(as: scope) }) { return known.object }
    let proxy = Proxy(scope: scope, make: make)
    let place = proxies.firstIndex { $0.scope.specificity <= scope.specificity }
    proxies.insert(proxy, at: place ?? proxies.endIndex)
    return proxy.object
  }

  /// Applies the proxies that match an object, except for properties that the app has set on the
  /// object itself.
  static func apply(
    to object: NSObject, in responder: @autoclosure () -> UIResponder?,
    traits: @autoclosure () -> UITraitCollection
  ) {
    guard !proxies.isEmpty else { return }
    let (responder, traits) = (responder(), traits())
    for proxy in proxies where proxy.scope.includes(object, in: responder, traits: traits) {
      for property in proxy.properties {
        property.transfer(proxy.object, proxy.untouched, object)
      }
    }
  }
}
